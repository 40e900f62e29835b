import type { RecordLine, VisitRecord } from '@salon/contracts';
import { toLkr } from '@salon/kernel';
import { versionOf } from '@salon/nest-kit';
import { isKept } from '../appointments/appointment.rules.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { isOfOffer } from './changed-lines.rules.js';

/** The state that a change of the services is based on. */
export const linesState = ({ lines, offer, minutes, startTime }: AppointmentRecord) => ({
  lines,
  offer,
  minutes,
  startTime,
});

export const asRecordLines = (row: AppointmentRecord): VisitRecord['lines'] => ({
  list: row.lines.map((line): RecordLine => ({
    service: line.serviceId,
    title: line.title,
    quantity: line.quantity,
    price: toLkr(line.priceCents),
    minutes: line.minutes,
    reason: line.agreed ?? '',
    ofOffer: isOfOffer(row, line),
  })),
  version: versionOf(linesState(row)),
  changeable: isKept(row),
});
