/** What a client has asked and heard: answered, refused, or never heard of again. Each call that changes something is written down before it leaves. */
export class History {
  entries = [];

  /** Runs `work`, which resolves to {status, body}; whoever throws is `info`: nobody knows whether it happened. */
  async record(op, work) {
    const entry = { ...op, outcome: 'invoked' };
    this.entries.push(entry);
    try {
      const { status, body } = await work();
      return Object.assign(entry, { status, body, outcome: outcomeOf(status) });
    } catch (error) {
      return Object.assign(entry, { outcome: 'info', error: error.message });
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

/** A refusal says that nothing was done; a gateway's 5xx does not. */
const outcomeOf = (status) => {
  if (status < 400) return 'ok';
  return status < 500 ? 'fail' : 'info';
};
