import { PICTURE } from '../limits.js';
import * as messages from '../messages.js';
import type { Refusal } from './refusal.js';

/** Refusals of uploaded pictures (docs/product.md §5, decision A15). */
export const pictureRefusals = {
  PICTURE_INVALID: { kind: 'invalid', text: 'Please select a valid image file (JPEG, PNG, GIF)' },
  PICTURE_PIXELS: { kind: 'invalid', text: 'This image has too many pixels. Please choose a smaller one.' },
  PICTURE_TOO_LARGE: { kind: 'too_large', text: `Image size should be less than ${PICTURE.maxMegabytes}MB` },
  PICTURE_GONE: { kind: 'not_found' },
  PICTURE_EXPIRED: { kind: 'invalid', text: 'This picture is not stored any more. Please choose it again.' },
  PICTURES_BUSY: { kind: 'unavailable' },
  PICTURES_FULL: { kind: 'full', text: messages.imageFailed },
  AVATAR_FOREIGN: { kind: 'invalid', text: 'Please upload the image first', field: 'imageUrl' },
} as const satisfies Readonly<Record<string, Refusal>>;
