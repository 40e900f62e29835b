import { type DeskPlace, refuse } from '@salon/contracts';
import { minutesOf, timeOf } from '@salon/kernel';
import type { EntityManager } from 'typeorm';
import { releaseOverdue } from '../appointments/release-overdue.js';
import { isAt } from '../impact/as-seen.js';
import { bookingWindowOf, type SalonCalendar, stylistById } from '../salon/calendar.rules.js';
import { WHOLE_DAY } from '../salon/spans.rules.js';
import { visitSpan } from '../slots/busy.rules.js';
import { freeFor, type RequestedVisit } from '../slots/slots.rules.js';
import { isDoubleBooked } from '../slots/double-booking.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { takenOn } from '../slots/taken.queries.js';
import { visitTime, type VisitTime } from '../slots/visit-time.rules.js';
import { ableOn, type DeskDay, freePlacesNear, isOver } from './free-places.rules.js';
import { findConflict } from './conflict.queries.js';

interface Reservation {
  /** Read from the database under the lock of the day, so that leave saved just before counts. */
  calendar: SalonCalendar;
  place: DeskPlace;
  visit: RequestedVisit;
  /** The visit that is being moved: its own place counts as free, and is not offered instead. */
  moved?: Pick<AppointmentRecord, 'id' | 'day' | 'startTime' | 'stylistId'>;
  now: Date;
}

type ReservedPlace = VisitTime & { stylistId: string; stylistName: string };

/**
 * Reserves the requested place of a visit, by the same rules as an online booking except for the grid and the lead
 * time. The caller holds the lock of the day; the exclusion constraint checks once more when the visit is stored.
 * @throws DomainError `conflict` that names the obstacle, with the nearest free places as data
 */
export async function reservePlace(tx: EntityManager, reservation: Reservation): Promise<ReservedPlace> {
  const { calendar, place, visit, now, moved } = reservation;
  const stylist = stylistById(calendar, place.stylistId);
  await releaseOverdue(tx, { day: place.date }, now);
  const taken = await takenOn(tx, place.date, { now, customerId: null, ...(moved && { exceptId: moved.id }) });
  const day: DeskDay = { calendar, date: place.date, taken, window: bookingWindowOf(now, calendar.settings) };
  const start = minutesOf(place.startTime);
  const span = visitSpan(start, visit.minutes, visit.busy);
  const able = ableOn(day, visit).filter(({ id }) => id === stylist.id);
  const isFree = span.end < WHOLE_DAY.end && !isOver(day, start + visit.minutes) && freeFor(span, able).length > 0;
  if (!isFree) {
    const params = await findConflict(tx, day, visit, {
      stylistId: stylist.id,
      span,
      exceptId: moved?.id ?? null,
      now,
    });
    const near = freePlacesNear(day, visit, { start, stylistId: stylist.id });
    const places = near.filter((each) => !moved || !isAt(moved, each));
    throw refuse('DESK_PLACE_TAKEN', { params, data: { places } });
  }
  const time = visitTime(place.date, timeOf(start), visit.minutes, calendar.settings.zone);
  return { ...time, stylistId: stylist.id, stylistName: stylist.name };
}

/**
 * Runs the write of a visit at a reserved place.
 * @throws DomainError `conflict` when the exclusion constraint refuses it
 */
export async function refusingDoubleBooking<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (cause) {
    if (!isDoubleBooked(cause)) throw cause;
    throw refuse('DESK_PLACE_TAKEN', { params: { reason: 'taken', name }, data: { places: [] }, cause });
  }
}
