/**
 * The sample at the percentile `share` (0.5 is the median), in any order; 0 without samples.
 * @param valueOf the number by which samples are ordered
 */
export function percentile(samples, share, valueOf = (sample) => sample) {
  if (samples.length === 0) return 0;
  const sorted = samples.toSorted((a, b) => valueOf(a) - valueOf(b));
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
