import { PICTURE, refuse } from '@salon/contracts';

/** Whole: the complete picture, within 1280 pixels each way. Square: its centre, at most 384 pixels wide. */
export type PictureShape = 'whole' | 'square';

const LONGEST: Readonly<Record<PictureShape, number>> = { whole: 1280, square: 384 };

/** Magic bytes of the three formats. */
const BEGINNINGS: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [...'GIF87a'].map((char) => char.charCodeAt(0)),
  [...'GIF89a'].map((char) => char.charCodeAt(0)),
];

/**
 * Checks size and content, not the file name (docs/product.md §5, threat T42).
 * @throws DomainError `too_large` or `invalid`
 */
export function checkPicture(bytes: unknown): asserts bytes is Uint8Array {
  if (!(bytes instanceof Uint8Array)) throw refuse('PICTURE_INVALID');
  if (bytes.length > PICTURE.maxBytes) throw refuse('PICTURE_TOO_LARGE');
  if (!BEGINNINGS.some((beginning) => beginning.every((byte, at) => bytes[at] === byte)))
    throw refuse('PICTURE_INVALID');
}

/** The header of a picture. */
interface PictureHeader {
  format: string;
  /** Pixels, before rotation. */
  width: number;
  height: number;
  /** Samples per pixel; a JPEG with chroma subsampling counts as one and a half. */
  channels: number;
  /** Bytes of each channel of a pixel. */
  depth: 1 | 2;
  /** Progressive or interlaced, so that the whole picture must be held until the last pass. */
  progressive: boolean;
  /** Must be rotated before it is shown. */
  turned: boolean;
}

/** Peak bytes while a picture is decoded; decoding line by line needs almost nothing. */
const MOST_HELD = 64_000_000;

function held({ format, width, height, channels, depth, progressive, turned }: PictureHeader): number {
  const pixels = width * height;
  if (format === 'gif') return pixels * 4;
  if (format === 'jpeg') return progressive ? pixels * channels * 2 : 0;
  return progressive || turned ? pixels * channels * depth : 0;
}

/** @throws DomainError `invalid` for a small file that decodes to a huge picture (threat T42) */
export function checkHeader(header: PictureHeader): void {
  if (header.width * header.height > PICTURE.maxPixels || held(header) > MOST_HELD) throw refuse('PICTURE_PIXELS');
}

/** Width and height of the largest size, for an upright picture of `width` × `height`; never larger than that. */
export function sizeOf(
  shape: PictureShape,
  { width, height }: { width: number; height: number },
): { width: number; height: number } {
  const side = Math.min(LONGEST[shape], width, height);
  if (shape === 'square') return { width: side, height: side };
  const scale = Math.min(1, LONGEST.whole / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
