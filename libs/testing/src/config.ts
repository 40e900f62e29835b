const share = Number(process.env.CHAOS_SHARE ?? 0.05);

/** How much of the runs of faults the specs play: a twentieth, or as much as `npm run chaos` asks for; and the seed to play again. */
export const chaos = {
  seed: Number(process.env.CHAOS_SEED ?? Math.floor(Math.random() * 1e9)),
  /** That share of a full run, never less than `least`. */
  scaled: (full: number, least = 1): number => Math.max(least, Math.round(full * share)),
  /** Milliseconds for a spec whose full run may take `full`. */
  timeout: (full: number): number => Math.max(60_000, full * share),
} as const;
