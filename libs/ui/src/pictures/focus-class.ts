import { focusOf } from '@salon/contracts';

/**
 * The classes that keep a picture's focal point visible when it is cropped; the content security policy forbids style
 * attributes.
 */
export function focusClass(url: string): string | undefined {
  const focus = focusOf(url);
  return focus ? `focus-x-${focus.x} focus-y-${focus.y}` : undefined;
}
