import { randomBytes } from 'node:crypto';
import { pictureKey, pictureUrl, refuse, withoutFocus } from '@salon/contracts';
import { ConcurrencyLimit } from '../platform/concurrency-limit.js';
import type { PictureShape } from './picture.rules.js';
import type { PictureFolder } from './picture-folder.js';
import { reEncode } from './re-encode.js';

/** Maximum queue length; ten pictures are done before the caller's request times out. */
const WAITING = 9;

/** One decoded picture in memory at a time (threat T42). */
export const pictureLimit = (waiting = WAITING): ConcurrencyLimit =>
  new ConcurrencyLimit({
    running: 1,
    waiting,
    refusal: () => refuse('PICTURES_BUSY', { retryAfter: 5 }),
  });

/** The pictures of one service: users upload bytes, the service stores the URL in its own row. */
export class Pictures {
  private readonly queue = pictureLimit();

  constructor(
    private readonly owner: string,
    private readonly folder: PictureFolder,
  ) {}

  /**
   * Re-encodes and stores an uploaded picture under a new random name; `pictureAt` reads size, colour and sources from
   * the URL. Store the URL next, and `remove` it when that fails.
   * @throws DomainError `invalid` or `too_large` for an unacceptable file, `full`, `unavailable` when the queue is full
   */
  async take(bytes: unknown, shape: PictureShape): Promise<string> {
    const { width, height, color, files } = await this.queue.run(() => reEncode(bytes, shape));
    const name = `${randomBytes(16).toString('hex')}-${width}x${height}-${color}`;
    await this.folder.save(name, files);
    return pictureUrl(this.owner, name);
  }

  /** Whether the files of a URL are stored; true for URLs of other files. */
  async has(url: string): Promise<boolean> {
    const key = pictureKey(withoutFocus(url));
    return key?.owner !== this.owner || this.folder.has(key.name);
  }

  /** Removes the files of a URL whose row is deleted; ignores URLs of other files. */
  async remove(url: string): Promise<void> {
    const key = pictureKey(url);
    if (key?.owner === this.owner) await this.folder.remove(key.name);
  }

  /**
   * Removes pictures stored before `time` that have no row: leftovers of a crash, or of a row that was deleted
   * separately.
   * @param stored which of these URLs still have a row
   */
  async tidy(time: Date, stored: (urls: string[]) => Promise<readonly string[]>): Promise<void> {
    const { pictures, halves } = await this.folder.olderThan(time);
    const kept = new Set(await stored(pictures.map((name) => pictureUrl(this.owner, name))));
    const gone = [...halves, ...pictures.filter((name) => !kept.has(pictureUrl(this.owner, name)))];
    for (const name of gone) await this.folder.remove(name);
  }
}
