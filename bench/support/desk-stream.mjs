import { setTimeout as sleep } from 'node:timers/promises';
import { signInAdmin, targetUrl } from './site.mjs';

const RETRY_PAUSE_MS = 500;

/** A desk that listens for live changes and opens the stream again whenever it ends. */
export class DeskStream {
  /** `performance.now()` of the last change, and how often the stream was opened. */
  lastChange = 0;
  opened = 0;
  #ended = new AbortController();

  static async open() {
    const token = await signInAdmin();
    const stream = new DeskStream();
    void stream.#listen(token);
    return stream;
  }

  close() {
    this.#ended.abort();
  }

  async #listen(token) {
    const { signal } = this.#ended;
    while (!signal.aborted) {
      await this.#read(token, signal).catch(() => undefined); // Cut: it is opened again.
      await sleep(RETRY_PAUSE_MS);
    }
  }

  async #read(token, signal) {
    const reply = await fetch(`${targetUrl()}/api/admin/stream`, {
      headers: { authorization: `Bearer ${token}` },
      signal,
    });
    if (!reply.ok) return;
    this.opened += 1;
    const text = reply.body.pipeThrough(new TextDecoderStream());
    for await (const part of text) if (part.includes('"subject":"visit"')) this.lastChange = performance.now();
  }
}
