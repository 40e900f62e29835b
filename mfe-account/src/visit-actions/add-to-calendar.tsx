import type { Appointment } from '@salon/contracts';
import { Button } from '@salon/ui';
import { formatDate, useAddToCalendar } from '@salon/web-kit';
import { titleOf } from '../visit/appointment.rules.js';

/** Downloads the calendar file of a confirmed visit. */
export function AddToCalendar({ visit }: { visit: Appointment }) {
  const { busy, add } = useAddToCalendar(visit._id);
  return (
    <Button
      variant="text"
      busy={busy}
      aria-label={`Add to calendar: ${titleOf(visit)}, ${formatDate(visit.date)}`}
      onClick={add}
    >
      Add to calendar
    </Button>
  );
}
