import { formatTime, salonTimeOf } from '@salon/web-kit';
import { useLostSince } from '@salon/web-kit/live';

/** Says that the data may be outdated; empty while it is live. */
export function LiveLine() {
  const since = useLostSince();
  return (
    <p role="status" className="hint live-line">
      {since && `Not live: last seen ${formatTime(salonTimeOf(since))}. Trying again…`}
    </p>
  );
}
