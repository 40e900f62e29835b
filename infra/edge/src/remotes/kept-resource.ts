/** A text somewhere else, asked for with If-None-Match; the last good one stays whatever happens there. */
export class KeptResource {
  private etag: string | undefined;
  text: string | undefined;

  constructor(
    readonly url: string,
    private readonly timeoutMs: number,
  ) {}

  /** Answers whether the text changed. @throws Error when it cannot be had */
  async refresh(): Promise<boolean> {
    const headers = this.etag ? { 'if-none-match': this.etag } : undefined;
    const answer = await fetch(this.url, {
      ...(headers ? { headers } : {}),
      signal: AbortSignal.timeout(this.timeoutMs),
      redirect: 'error',
    });
    if (answer.status === 304 && this.text !== undefined) {
      await answer.body?.cancel();
      return false;
    }
    if (!answer.ok) throw new Error(`${this.url} answers ${answer.status}`);
    const text = await answer.text();
    const changed = text !== this.text;
    this.text = text;
    this.etag = answer.headers.get('etag') ?? undefined;
    return changed;
  }
}
