import { Countdown } from '@salon/ui/states/countdown';
import { browserNow, formatTime, salonTimeOf } from '@salon/web-kit';
import { useState, type CSSProperties } from 'react';

interface Props {
  /** ISO 8601 instants: since when and until when the time is held. */
  since: string;
  until: string;
  /** Whether the payment has begun: starting it extends the hold, so before that its end is the earliest one. */
  hasOrder: boolean;
  onEnd(): void;
}

/** A bar that empties while the hold runs; decorative, the countdown carries the information. */
function Meter({ since, until }: Pick<Props, 'since' | 'until'>) {
  const [{ share, left }] = useState(() => {
    const whole = Date.parse(until) - Date.parse(since);
    const remaining = Math.max(0, Date.parse(until) - browserNow().getTime());
    return { share: whole > 0 ? Math.min(1, remaining / whole) : 0, left: remaining };
  });
  return (
    <div className="meter" aria-hidden="true">
      <span style={{ '--share': share, '--left': `${left}ms` } as CSSProperties} />
    </div>
  );
}

/** 'Visit held until 10:42 AM' in salon time, with the minutes left to pay (decision C5). */
export function HoldClock({ since, until, hasOrder, onEnd }: Props) {
  return (
    <>
      <h2>
        Visit held until <span className="nowrap">{formatTime(salonTimeOf(until))}</span>
      </h2>
      <p className="hold-clock">
        <Countdown until={until} now={browserNow} onEnd={onEnd} /> <span className="muted">left to pay</span>
      </p>
      <Meter key={until} since={since} until={until} />
      <p className="slip-note">
        {hasOrder
          ? 'If it runs out before you have paid, the time is released.'
          : 'This is the least: you have longer once the payment begins.'}
      </p>
    </>
  );
}
