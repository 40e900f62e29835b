import { PICTURE, refuse } from '@salon/contracts';

/** Whole: as it is, within 1280 pixels each way. Square: the middle of it, at most 384 pixels wide. */
export type PictureShape = 'whole' | 'square';

const LONGEST: Readonly<Record<PictureShape, number>> = { whole: 1280, square: 384 };

/** How the files of the three formats begin. */
const BEGINNINGS: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [...'GIF87a'].map((char) => char.charCodeAt(0)),
  [...'GIF89a'].map((char) => char.charCodeAt(0)),
];

/**
 * Looks at size and content, not at what the file is called (docs/product.md §5, threat T42).
 * @throws DomainError `too_large` or `invalid`
 */
export function checkPicture(bytes: unknown): asserts bytes is Uint8Array {
  if (!(bytes instanceof Uint8Array)) throw refuse('PICTURE_INVALID');
  if (bytes.length > PICTURE.maxBytes) throw refuse('PICTURE_TOO_LARGE');
  if (!BEGINNINGS.some((beginning) => beginning.every((byte, at) => bytes[at] === byte)))
    throw refuse('PICTURE_INVALID');
}

/** What the header of a picture says. */
interface PictureHeader {
  format: string;
  /** Pixels, as they lie in the file. */
  width: number;
  height: number;
  /** A JPEG whose colours are stored at half the width and height counts as one and a half. */
  channels: number;
  /** Bytes of each channel of a pixel. */
  depth: 1 | 2;
  /** Sent in several passes, so that all of it must be held until the last. */
  progressive: boolean;
  /** To be turned before it is shown. */
  turned: boolean;
}

/** Bytes held at once while a picture is read; reading line by line needs next to nothing. */
const MOST_HELD = 64_000_000;

function held({ format, width, height, channels, depth, progressive, turned }: PictureHeader): number {
  const pixels = width * height;
  if (format === 'gif') return pixels * 4;
  if (format === 'jpeg') return progressive ? pixels * channels * 2 : 0;
  return progressive || turned ? pixels * channels * depth : 0;
}

/** @throws DomainError `invalid` for a picture that is small as a file and huge once opened (threat T42) */
export function checkHeader(header: PictureHeader): void {
  if (header.width * header.height > PICTURE.maxPixels || held(header) > MOST_HELD) throw refuse('PICTURE_PIXELS');
}

/**
 * Width and height of the largest size, for a picture that is `width` × `height` when upright; never larger than that.
 */
export function sizeOf(
  shape: PictureShape,
  { width, height }: { width: number; height: number },
): { width: number; height: number } {
  const side = Math.min(LONGEST[shape], width, height);
  if (shape === 'square') return { width: side, height: side };
  const scale = Math.min(1, LONGEST.whole / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
