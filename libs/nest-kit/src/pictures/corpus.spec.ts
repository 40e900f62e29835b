import { deflateSync } from 'node:zlib';
import { PICTURE, pictureRefusals } from '@salon/contracts';
import { pngChunk, pngOf } from '@salon/testing';
import sharp, { type Sharp } from 'sharp';
import { reEncode } from './re-encode.js';

type Verdict = 'taken' | 'PICTURE_INVALID' | 'PICTURE_TOO_LARGE' | 'PICTURE_PIXELS';

const EICAR = Buffer.from(['X5O!P%@AP[4', '\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));
const SCRIPT = Buffer.from('<script>alert(1)</script><?php system($_GET["c"]); ?>');
const ZIP = Buffer.from('504b0304140000000800', 'hex');
const text = (content: string): Buffer => Buffer.from(content);
const filled = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#8e3b46' } });
const jpeg = (): Promise<Buffer> => filled(800, 600).jpeg().toBuffer();
const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length >> 1);
const GIF_HEAD = (width: number, height: number): Buffer =>
  Buffer.concat([
    text('GIF89a'),
    Buffer.from(Uint16Array.of(width, height).buffer),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ]);
const GIF_FRAME = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from([0x2c, 0, 0, 0, 0]),
    Buffer.from(Uint16Array.of(width, height).buffer),
    Buffer.from([0, 2, 2, 0x44, 1, 0]),
  ]);
const gif = (frames: number, width = 1, height = 1): Buffer =>
  Buffer.concat([
    GIF_HEAD(width, height),
    ...Array.from({ length: frames }, () => GIF_FRAME(width, height)),
    Buffer.from([0x3b]),
  ]);
const noisy = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
const exif = {
  IFD0: { Copyright: 'SECRET-OWNER', Orientation: '6' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 55/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '79/1 51/1 0/1' },
};
const small = pngOf({ width: 40, height: 30 });

/** Files of every type that a user may upload as a picture, with the expected result. */
const CORPUS: [story: string, make: () => Buffer | Promise<Buffer>, verdict: Verdict][] = [
  ['a JPEG', jpeg, 'taken'],
  ['a PNG', () => small, 'taken'],
  ['a GIF', () => gif(1), 'taken'],
  [
    'a photograph with its place and its owner in EXIF',
    () => filled(800, 600).withExif(exif).jpeg().toBuffer(),
    'taken',
  ],
  ['a progressive JPEG', () => filled(800, 600).jpeg({ progressive: true }).toBuffer(), 'taken'],
  ['an interlaced PNG', () => filled(80, 60).png({ progressive: true }).toBuffer(), 'taken'],
  [
    'a PNG of 16 bits and half transparent',
    () =>
      sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
    'taken',
  ],
  ['a JPEG for printers', () => filled(80, 60).toColourspace('cmyk').jpeg().toBuffer(), 'taken'],
  ['one pixel', () => pngOf({ width: 1, height: 1 }), 'taken'],
  ['a strip of 40 000 pixels', () => pngOf({ width: 40_000, height: 1 }), 'taken'],
  ['40 megapixels', () => pngOf({ width: 8_000, height: 5_000 }), 'taken'],
  [
    'a PNG that moves',
    () => pngOf({ width: 40, height: 30, more: [pngChunk('acTL', Buffer.from([0, 0, 0x27, 0x10, 0, 0, 0, 0]))] }),
    'taken',
  ],
  ['a GIF of 10 000 frames', () => gif(10_000), 'taken'],
  ['exactly 5 MB', () => Buffer.concat([small, Buffer.alloc(PICTURE.maxBytes - small.length)]), 'taken'],
  ['a PNG with a script behind it', () => Buffer.concat([small, SCRIPT]), 'taken'],
  [
    'a JPEG with a script in its comment',
    async () =>
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, SCRIPT.length + 2]), SCRIPT, (await jpeg()).subarray(2)]),
    'taken',
  ],
  ['a PNG that is an archive too', () => Buffer.concat([small, ZIP, SCRIPT]), 'taken'],
  ['a PNG with the test virus behind it', () => Buffer.concat([small, EICAR]), 'taken'],
  [
    'a PNG with a bomb in its texts',
    () =>
      pngOf({
        width: 40,
        height: 30,
        more: [pngChunk('zTXt', Buffer.concat([text('a\0\0'), deflateSync(Buffer.alloc(60_000_000))]))],
      }),
    'taken',
  ],
  ['a GIF that is a script', () => text('GIF89a/*<svg onload=alert(1)>*/=1;alert(1)//;'), 'PICTURE_INVALID'],
  ['the test virus', () => EICAR, 'PICTURE_INVALID'],
  ['SVG', () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'PICTURE_INVALID'],
  [
    'SVG that begins like XML',
    () => text('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    'PICTURE_INVALID',
  ],
  ['HTML', () => text('<!doctype html><script>alert(1)</script>'), 'PICTURE_INVALID'],
  ['an archive', () => ZIP, 'PICTURE_INVALID'],
  ['PDF', () => text('%PDF-1.7\n'), 'PICTURE_INVALID'],
  ['WebP', () => filled(80, 60).webp().toBuffer(), 'PICTURE_INVALID'],
  ['AVIF', () => filled(80, 60).avif().toBuffer(), 'PICTURE_INVALID'],
  ['TIFF', () => filled(80, 60).tiff().toBuffer(), 'PICTURE_INVALID'],
  ['BMP', () => text('BM\x1a\0\0\0'), 'PICTURE_INVALID'],
  [
    'commands for a drawing program',
    () => text('push graphic-context\nfill url(https://127.0.0.1/x"|ls "-la)\npop graphic-context'),
    'PICTURE_INVALID',
  ],
  ['nothing', () => Buffer.alloc(0), 'PICTURE_INVALID'],
  ['a hundred NULs', () => Buffer.alloc(100), 'PICTURE_INVALID'],
  ['the first bytes of a PNG', () => small.subarray(0, 8), 'PICTURE_INVALID'],
  [
    'the first bytes of a JPEG, then HTML',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), SCRIPT]),
    'PICTURE_INVALID',
  ],
  ['half a JPEG', async () => half(await noisy(400, 300)), 'PICTURE_INVALID'],
  [
    'half a PNG',
    async () =>
      half(
        await sharp(await noisy(400, 300))
          .png()
          .toBuffer(),
      ),
    'PICTURE_INVALID',
  ],
  ['a GIF cut off in its first frame', () => GIF_HEAD(1, 1), 'PICTURE_INVALID'],
  ['a PNG without a width', () => pngOf({ width: 0, height: 30 }), 'PICTURE_INVALID'],
  [
    '5 MB and one byte',
    () => Buffer.concat([small, Buffer.alloc(PICTURE.maxBytes - small.length + 1)]),
    'PICTURE_TOO_LARGE',
  ],
  ['256 megapixels', () => pngOf({ width: 16_000, height: 16_000, depth: 1 }), 'PICTURE_PIXELS'],
  ['a GIF of 256 megapixels', () => gif(1, 16_000, 16_000), 'PICTURE_PIXELS'],
  ['40 megapixels and a line', () => pngOf({ width: 8_000, height: 5_001 }), 'PICTURE_PIXELS'],
  [
    '40 megapixels that must be held at once',
    () => filled(8_000, 5_000).jpeg({ progressive: true }).toBuffer(),
    'PICTURE_PIXELS',
  ],
];
const SENTENCES: Record<string, string> = {
  PICTURE_INVALID: pictureRefusals.PICTURE_INVALID.text,
  PICTURE_TOO_LARGE: pictureRefusals.PICTURE_TOO_LARGE.text,
  PICTURE_PIXELS: pictureRefusals.PICTURE_PIXELS.text,
};

beforeAll(() => void sharp.unblock({ operation: ['VipsForeignLoadWebp', 'VipsForeignLoadHeif'] }));

it.each(CORPUS)('T42 A15 A-146 A-147 of %s', async (_story, make, verdict) => {
  const bytes = await make();
  if (verdict !== 'taken')
    return expect(reEncode(bytes, 'whole')).rejects.toMatchObject({ code: verdict, message: SENTENCES[verdict] });
  const { files, width, height, color } = await reEncode(bytes, 'whole');
  expect([
    Math.max(width, height) <= 1280,
    /^[0-9a-f]{6}$/.test(color),
    new Set(files.map(({ name }) => name.split('.')[1])),
  ]).toEqual([true, true, new Set(['avif', 'webp'])]);
  for (const file of files) {
    const kept = Buffer.from(file.bytes);
    expect([
      kept.equals(bytes),
      ['<script', '<?php', 'EICAR', 'SECRET', 'GPS'].filter((each) => kept.includes(each)),
    ]).toEqual([false, []]);
    const { exif: place, xmp, iptc, orientation, pages = 1 } = await sharp(kept).metadata();
    expect([place, xmp, iptc, orientation ?? 1, pages]).toEqual([undefined, undefined, undefined, 1, 1]);
  }
});
