import { mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The client's log of requests: accepted, refused, or without a response. A call that changes data is logged before it
 * is sent; with `file` also there, as lines of JSON, so that a run that is ended leaves what was acknowledged.
 */
export class History {
  entries = [];
  #file;

  constructor(file) {
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    this.#file = openSync(file, 'w');
  }

  /** Runs `work`, which resolves to {status, body}; a rejection is `info`: the result is unknown. */
  async record(op, work) {
    const entry = { ...op, began: performance.now(), outcome: 'invoked' };
    const number = this.entries.push(entry);
    this.#write(number, entry);
    try {
      const { status, body } = await work();
      Object.assign(entry, { status, body, outcome: outcomeOf(status) });
    } catch (error) {
      Object.assign(entry, { outcome: 'info', error: error.cause?.message ?? error.message });
    }
    entry.ended = performance.now();
    this.#write(number, entry);
    // Hours of responses of reads, which nothing is compared with, do not fit into memory.
    const { body } = entry;
    if (entry.kind === 'read' && entry.outcome === 'ok') delete entry.body;
    return { ...entry, body };
  }

  #write(number, entry) {
    if (this.#file === undefined || entry.kind === 'read') return;
    writeSync(this.#file, `${JSON.stringify({ number, at: new Date().toISOString(), ...entry })}\n`);
  }

  counts() {
    const counts = { ok: 0, fail: 0, info: 0, invoked: 0 };
    for (const { outcome } of this.entries) counts[outcome] += 1;
    return counts;
  }

  ok(kind) {
    return this.entries.filter((entry) => entry.outcome === 'ok' && entry.kind === kind);
  }
}

/** A refusal means that nothing was changed; a proxy's 5xx does not. */
const outcomeOf = (status) => {
  if (status < 400) return 'ok';
  return status < 500 ? 'fail' : 'info';
};
