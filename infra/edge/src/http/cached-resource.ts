import { limitedText, MOST_OF_TEXT } from './bytes-of.js';

/** A text of another server, requested with If-None-Match; while it cannot be loaded, the last one is kept. */
export class CachedResource {
  private etag: string | undefined;
  text: string | undefined;

  constructor(
    readonly url: string,
    private readonly timeoutMs: number,
  ) {}

  /**
   * Whether the text changed.
   * @throws Error when it cannot be loaded, or is too large; its cause is the status of the response, if any
   */
  async refresh(): Promise<boolean> {
    const response = await fetch(this.url, {
      // By default fetch adds `no-cache` to If-None-Match, and file servers then send all of it again.
      headers: this.etag ? { 'if-none-match': this.etag, 'cache-control': 'max-age=0' } : {},
      signal: AbortSignal.timeout(this.timeoutMs),
      redirect: 'error',
    });
    if (response.status === 304 && this.text !== undefined) {
      await response.body?.cancel();
      return false;
    }
    if (!response.ok) throw new Error(`${this.url} responded with ${response.status}`, { cause: response.status });
    const text = await limitedText(response, MOST_OF_TEXT);
    const changed = text !== this.text;
    this.text = text;
    this.etag = response.headers.get('etag') ?? undefined;
    return changed;
  }
}
