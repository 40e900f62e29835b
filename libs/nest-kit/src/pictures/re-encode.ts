import { PICTURE, PICTURE_FORMATS, pictureWidths, refuse } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { checkHeader, checkPicture, type PictureShape, sizeOf } from './picture.rules.js';

interface ReEncodedPicture {
  width: number;
  height: number;
  /** Its mean colour, `rrggbb`. */
  color: string;
  files: { name: string; bytes: Uint8Array }[];
}

/** Timeout in seconds for decoding one picture. */
const TIMEOUT_SECONDS = 10;
const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 80 } } as const;

// Only the three formats are decoded, without a cache, and one thread encodes: requests and password hashing need the
// others.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * Re-encodes a picture in every size and format, upright, in sRGB. Only its pixels are used, so that neither metadata
 * nor hidden data of the file remains (decision A15, threat T42). Of an animated picture it uses the first frame.
 * @throws DomainError `invalid`, `too_large`
 */
export async function reEncode(bytes: unknown, shape: PictureShape): Promise<ReEncodedPicture> {
  checkPicture(bytes);
  try {
    const size = sizeOf(shape, uprightSize(await open(bytes).metadata()));
    const pixels = await open(bytes)
      .autoOrient()
      .timeout({ seconds: TIMEOUT_SECONDS })
      .resize({ ...size, fit: 'cover' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = pixels.info;
    const source = (): Sharp => sharp(pixels.data, { raw: { width, height, channels } });
    const [red = 0, green = 0, blue = 0] = await source()
      .flatten({ background: '#fbf8f3' })
      .resize(1, 1, { fit: 'fill' })
      .raw()
      .toBuffer();
    return {
      width,
      height,
      color: [red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join(''),
      files: await filesOf(source, width),
    };
  } catch (cause) {
    throw cause instanceof DomainError ? cause : refusal(cause);
  }
}

const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: PICTURE.maxPixels, failOn: 'error', pages: 1 });

function uprightSize(header: Metadata): { width: number; height: number } {
  const { format, width, height, chromaSubsampling, depth, isProgressive, orientation = 1 } = header;
  const channels = chromaSubsampling === '4:2:0' ? 1.5 : header.channels;
  checkHeader({
    format,
    width,
    height,
    channels,
    depth: depth === 'uchar' ? 1 : 2,
    progressive: isProgressive === true,
    turned: orientation > 1,
  });
  return header.autoOrient;
}

async function filesOf(source: () => Sharp, width: number): Promise<ReEncodedPicture['files']> {
  const files: ReEncodedPicture['files'] = [];
  for (const each of pictureWidths(width)) {
    for (const format of PICTURE_FORMATS)
      files.push({
        name: `${each}.${format}`,
        bytes: await source().resize(each).toFormat(format, QUALITY[format]).toBuffer(),
      });
  }
  return files;
}

/** The library reports its reasons as text only. */
const refusal = (cause: unknown): DomainError =>
  cause instanceof Error && /pixel limit/i.test(cause.message)
    ? refuse('PICTURE_PIXELS', { cause })
    : refuse('PICTURE_INVALID', { cause });
