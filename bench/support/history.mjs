/**
 * The client's log of requests: accepted, refused, or without a response. A call that changes data is logged before it
 * is sent.
 */
export class History {
  entries = [];

  /** Runs `work`, which resolves to {status, body}; a rejection is `info`: the result is unknown. */
  async record(op, work) {
    const entry = { ...op, outcome: 'invoked' };
    this.entries.push(entry);
    try {
      const { status, body } = await work();
      return Object.assign(entry, { status, body, outcome: outcomeOf(status) });
    } catch (error) {
      return Object.assign(entry, { outcome: 'info', error: error.cause?.message ?? error.message });
    }
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
