import { asBusy } from '../slots/busy.rules.js';
import type { RequestedVisit } from '../slots/slots.rules.js';
import type { AppointmentRecord } from './appointment.view.js';

/** A booked visit as one for which a time is looked for. */
export const wantedOf = ({
  minutes,
  busy,
  lines,
}: Pick<AppointmentRecord, 'minutes' | 'busy' | 'lines'>): RequestedVisit => ({
  minutes,
  busy: asBusy(busy, minutes),
  serviceIds: lines.map(({ serviceId }) => serviceId),
});
