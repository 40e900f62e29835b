import type { Appointment } from '@salon/contracts';
import { Countdown } from '@salon/ui/states/countdown';
import { browserNow, formatTime, salonTimeOf } from '@salon/web-kit';
import { appointmentsKey } from '@salon/web-kit/queries';
import { useQueryClient } from '@salon/web-kit/query';

/** The remaining time of an unpaid hold; at its end the list is refetched (decisions C5, C12). */
export function VisitHold({ visit: { holdUntil } }: { visit: Appointment }) {
  const client = useQueryClient();
  if (holdUntil === null) return null;
  return (
    <p className="visit-hold">
      <strong>
        <Countdown
          until={holdUntil}
          now={browserNow}
          onEnd={() => void client.invalidateQueries({ queryKey: appointmentsKey })}
        />
      </strong>{' '}
      left to pay, held until {formatTime(salonTimeOf(new Date(holdUntil)))}
    </p>
  );
}
