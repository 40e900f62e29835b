/** The salon's day `days` after today: `2026-11-23`. */
export const dayAfter = (days) => new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** The next `count` working days of the salon, starting three days ahead. */
export function workingDays(count) {
  const list = [];
  for (let ahead = 3; list.length < count; ahead += 1) {
    const day = dayAfter(ahead);
    if (new Date(`${day}T00:00:00Z`).getUTCDay() !== 0) list.push(day);
  }
  return list;
}
