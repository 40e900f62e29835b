import { randomBytes } from 'node:crypto';
import { pictureKey, pictureUrl, refuse } from '@salon/contracts';
import { ConcurrencyLimit } from '../platform/concurrency-limit.js';
import type { PictureShape } from './picture.rules.js';
import type { PictureFolder } from './picture-folder.js';
import { reEncode } from './re-encode.js';

/** Pictures that wait; ten are done before the caller's request times out. */
const WAITING = 9;

/** One decoded picture in memory at a time (threat T42). */
export const pictureLimit = (waiting = WAITING): ConcurrencyLimit =>
  new ConcurrencyLimit({
    running: 1,
    waiting,
    refusal: () => refuse('PICTURES_BUSY', { retryAfter: 5 }),
  });

/** The pictures one service keeps: people upload bytes, the service stores the URL in a row of its own. */
export class Pictures {
  private readonly queue = pictureLimit();

  constructor(
    private readonly owner: string,
    private readonly folder: PictureFolder,
  ) {}

  /**
   * Redraws and stores an uploaded picture under a new random name; `pictureAt` tells size, colour and sources from the
   * URL.
   * Store the URL next, and `remove` it when that fails.
   * @throws DomainError `invalid` or `too_large` for what is no such picture, `full`, `unavailable` when too many wait
   */
  async take(bytes: Uint8Array, shape: PictureShape): Promise<string> {
    const { width, height, color, files } = await this.queue.run(() => reEncode(bytes, shape));
    const name = `${randomBytes(16).toString('hex')}-${width}x${height}-${color}`;
    await this.folder.save(name, files);
    return pictureUrl(this.owner, name);
  }

  /** Removes the files of a URL whose row is gone; a URL of something else is left alone. */
  async remove(url: string): Promise<void> {
    const key = pictureKey(url);
    if (key?.owner === this.owner) await this.folder.remove(key.name);
  }

  /**
   * Removes what was stored before `time` and has no row: what a crash, or a row that went by itself, left behind.
   * @param stored which of these URLs still have a row
   * @returns how many pictures and halves of pictures went
   */
  async tidy(time: Date, stored: (urls: string[]) => Promise<readonly string[]>): Promise<number> {
    const { pictures, halves } = await this.folder.olderThan(time);
    const kept = new Set(await stored(pictures.map((name) => pictureUrl(this.owner, name))));
    const gone = [...halves, ...pictures.filter((name) => !kept.has(pictureUrl(this.owner, name)))];
    for (const name of gone) await this.folder.remove(name);
    return gone.length;
  }
}
