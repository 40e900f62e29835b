const share = Number(process.env.CHAOS_SHARE ?? 0.05);

/** Scale and seed of the fault runs in the specs: a twentieth of a full run unless `npm run chaos` asks for more. */
export const chaos = {
  seed: Number(process.env.CHAOS_SEED ?? 20261121),
  /** This share of a full run, at least `least`. */
  scaled: (full: number, least = 1): number => Math.max(least, Math.round(full * share)),
  /** The timeout in milliseconds of a spec whose full run may take `full`. */
  timeout: (full: number): number => Math.max(60_000, full * share),
} as const;
