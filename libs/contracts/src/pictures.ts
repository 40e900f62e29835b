import type { User } from './account/account.js';
import { PICTURE } from './limits.js';
import type { Success } from './responses.js';
import { pictureRefusals } from './refusals/pictures.js';

/** The problem of a chosen file, or null; the server also checks its content. */
export function pictureProblem({ type, size }: { type: string; size: number }): string | null {
  if (!PICTURE.types.some((each) => each === type)) return pictureRefusals.PICTURE_INVALID.text;
  return size > PICTURE.maxBytes ? pictureRefusals.PICTURE_TOO_LARGE.text : null;
}

/** A stored picture as a page shows it. Its URL holds all of this, so the API passes pictures on as plain URLs. */
export interface Picture {
  /** The service that stores it. */
  owner: string;
  url: string;
  /** Of the largest size, px. */
  width: number;
  height: number;
  /** Placeholder colour until it has loaded, `#rrggbb`. */
  color: string;
  /** Best format first, each in every size. */
  sources: { type: string; srcSet: string }[];
}

/** Stored formats, best first; `url` uses the last one, which every browser supports. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

const NAME = /^[0-9a-f]{32}-[1-9]\d{0,3}x[1-9]\d{0,3}-[0-9a-f]{6}$/;
const FILE = /^[1-9]\d{0,3}\.(?:avif|webp)$/;
const ADDRESS = /^\/media\/([a-z]{1,20})\/([^/]+)\/([^/]+)$/;

export const isPictureName = (name: string): boolean => NAME.test(name);
export const isPictureFile = (file: string): boolean => FILE.test(file);

/** Stored widths, ascending: full, half and quarter. */
export const pictureWidths = (width: number): number[] => [
  ...new Set([4, 2, 1].map((part) => Math.max(1, Math.round(width / part)))),
];

/** URL of the picture `name` (random id, size, colour) that `owner` stores. */
export const pictureUrl = (owner: string, name: string): string =>
  `/media/${owner}/${name}/${partsOf(name).width}.webp`;

const partsOf = (name: string) => {
  const [, width = '', height = '', color = ''] = /-(\d+)x(\d+)-(\w+)$/.exec(name) ?? [];
  return { width: Number(width), height: Number(height), color: `#${color}` };
};

/** The point of a picture that stays in view where it is cropped, in percent from its left and top, in steps of ten. */
export interface FocalPoint {
  x: number;
  y: number;
}

export const FOCUS_STEP = 10;
/** The end of a picture's address that names its focal point; servers never see it. */
const FOCUS = /#focus=(100|[1-9]?0),(100|[1-9]?0)$/;

/** The address of the picture itself. */
export const withoutFocus = (url: string): string => url.replace(FOCUS, '');

/** Null when none was chosen: the picture is centred. */
export function focusOf(url: string): FocalPoint | null {
  const [, x, y] = FOCUS.exec(url) ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y) };
}

/** The address with another focal point, rounded to the nearest step. */
export function withFocus(url: string, { x, y }: FocalPoint): string {
  const step = (part: number): number => Math.round(Math.min(100, Math.max(0, part)) / FOCUS_STEP) * FOCUS_STEP;
  return `${withoutFocus(url)}#focus=${step(x)},${step(y)}`;
}

/** Name and owner of the picture at a URL, or null when the URL is not one of our pictures. */
export function pictureKey(url: string): { owner: string; name: string } | null {
  const [, owner = '', name = ''] = ADDRESS.exec(url) ?? [];
  return isPictureName(name) && pictureUrl(owner, name) === url ? { owner, name } : null;
}

/** The data a page needs for the picture at a URL; null for bundled illustrations and external URLs. */
export function pictureAt(address: string): Picture | null {
  const url = withoutFocus(address);
  const key = pictureKey(url);
  if (!key) return null;
  const { width, height, color } = partsOf(key.name);
  const srcSet = (format: string): string =>
    pictureWidths(width)
      .map((each) => `/media/${key.owner}/${key.name}/${each}.${format} ${each}w`)
      .join(', ');
  return {
    owner: key.owner,
    url,
    width,
    height,
    color,
    sources: PICTURE_FORMATS.map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) })),
  };
}

/** POST /api/users/upload: the picture is stored, but not yet set as the profile image. */
export interface UploadResponse extends Success<{ user: User }> {
  imageUrl: string;
}

/** PATCH /api/users/update-profile-image: the URL of the user's own upload, or null for no picture. */
export interface AvatarRequest {
  imageUrl: string | null;
}
