/** The salon's day `days` after today: `2026-11-23`. */
export const dayAfter = (days) => new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
