import { focusOf } from '@salon/contracts';

/**
 * The classes that keep a picture's focal point in view where it is cropped; a style attribute is refused by the page's
 * policy.
 */
export function focusClass(url: string): string | undefined {
  const focus = focusOf(url);
  return focus ? `focus-x-${focus.x} focus-y-${focus.y}` : undefined;
}
