import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { LRUCache } from 'lru-cache';
import type { TextStorage } from './text-storage.js';

export interface Bucket {
  bucket: string;
  /** Of all keys: empty, or ends with a slash. */
  prefix: string;
  region: string;
  /** Address of a storage other than AWS. */
  endpoint?: string;
}

interface Stored {
  text: string;
  etag: string;
}

/** What must be true for a write to be done (RFC 9110, section 13). */
type Condition = { IfMatch: string } | { IfNoneMatch: '*' } | undefined;

/** Milliseconds; the client tries three times. */
const TIMEOUTS = { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true, socketTimeout: 5_000 };
/** Most texts that are kept. */
const MOST_KNOWN = 500;
/** What is written to see whether the storage knows conditions. */
const PROBE = { path: 'conditional-writes.json', text: '{}' };
const NO_ETAG = '"00000000000000000000000000000000"';

/**
 * Objects of an S3-compatible bucket. The client finds its credentials itself: AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY, or the role of the machine.
 */
export class S3Storage implements TextStorage {
  readonly pollIntervalMs = 2_000;
  private readonly client: S3Client;
  /** What was read, by path: what has not changed is not sent again. */
  private readonly known = new LRUCache<string, Stored>({ max: MOST_KNOWN });

  constructor(private readonly at: Bucket) {
    const { region, endpoint } = at;
    this.client = new S3Client({
      region,
      requestHandler: TIMEOUTS,
      ...(endpoint && { endpoint, forcePathStyle: true }),
    });
  }

  async read(path: string): Promise<string | undefined> {
    return (await this.get(path))?.text;
  }

  async replace(path: string, next: (text: string | undefined) => string): Promise<void> {
    await this.assertConditions();
    const stored = await this.get(path);
    const text = next(stored?.text);
    if (await this.put(path, text, stored ? { IfMatch: stored.etag } : { IfNoneMatch: '*' })) return;
    // The client repeats a write whose response was lost; the first one may have been done.
    if ((await this.read(path)) !== text)
      throw new Error(`${path} is being changed by somebody else: look, and try again.`);
  }

  /** @throws Error when the storage writes in spite of a condition: of two changes at once, one would be lost */
  private async assertConditions(): Promise<void> {
    const { path, text } = PROBE;
    await this.put(path, text);
    if ((await this.put(path, text, { IfNoneMatch: '*' })) || (await this.put(path, text, { IfMatch: NO_ETAG })))
      throw new Error(`The storage of ${this.nameOf('')} ignores If-Match or If-None-Match: nothing is changed there.`);
  }

  private async get(path: string): Promise<Stored | undefined> {
    const known = this.known.get(path);
    try {
      const { Body, ETag } = await this.client.send(
        new GetObjectCommand({ ...this.object(path), ...(known && { IfNoneMatch: known.etag }) }),
      );
      const stored = { text: (await Body?.transformToString()) ?? '', etag: ETag ?? '' };
      this.known.set(path, stored);
      return stored;
    } catch (error) {
      if (known && statusOf(error) === 304) return known;
      if (isMissing(error)) return undefined;
      throw new Error(`${this.nameOf(path)} cannot be read: ${wordsOf(error)}`, { cause: error });
    }
  }

  /** Whether it was written: not when its condition is not met, or another write is under way. */
  private async put(path: string, text: string, condition?: Condition): Promise<boolean> {
    try {
      await this.client.send(
        new PutObjectCommand({
          ...this.object(path),
          ...condition,
          Body: text,
          ContentType: 'application/json',
          CacheControl: 'no-cache',
        }),
      );
      return true;
    } catch (error) {
      if (condition && ([412, 409].includes(statusOf(error) ?? 0) || isMissing(error))) return false;
      throw new Error(`${this.nameOf(path)} cannot be written: ${wordsOf(error)}`, { cause: error });
    }
  }

  private object(path: string): { Bucket: string; Key: string } {
    return { Bucket: this.at.bucket, Key: `${this.at.prefix}${path}` };
  }

  private nameOf(path: string): string {
    return `s3://${this.at.bucket}/${this.at.prefix}${path}`;
  }
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Not so when the bucket itself is missing. */
const isMissing = (error: unknown): boolean => error instanceof S3ServiceException && error.name === 'NoSuchKey';

/** The text of a failed connection to several addresses is empty. */
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));
