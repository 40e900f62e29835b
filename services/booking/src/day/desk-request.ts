import {
  type BlockRequest,
  type DeskBookingRequest,
  type DeskCustomer,
  type DeskMoveRequest,
  type DeskPlace,
  deskTimeProblem,
  VISIT_ORIGINS,
  type VisitLine,
} from '@salon/contracts';
import { checkSeen } from '../impact/as-seen.js';
import type { Quoted } from '../request/quoted.rules.js';
import {
  asObject,
  checkDay,
  checkId,
  checkLines,
  checkNote,
  checkReason,
  checkTime,
  invalid,
} from '../request/request.rules.js';
import type { BookingWindow } from '../salon/calendar.rules.js';

/** A validated booking of the desk, with its customer. */
export interface DeskBooking extends DeskPlace, Pick<DeskBookingRequest, 'origin' | 'note'> {
  services: VisitLine[];
  customer: DeskCustomer;
  quoted: Quoted;
}

/** @throws DomainError `invalid` unless it is today or a later day, a time of the desk's grid and an id */
function checkPlace({ date, startTime, stylistId }: Record<string, unknown>, window: BookingWindow): DeskPlace {
  const time = checkTime(startTime);
  if (deskTimeProblem(time) !== null) throw invalid('startTime', { reason: 'deskTime', time });
  return { date: checkDay(date, window), startTime: time, stylistId: checkId(stylistId, 'stylistId') };
}

function checkCustomer(value: unknown): DeskCustomer {
  const { _id, name, email, phone, hasAccount } = asObject(value);
  const isText = [name, email, phone].every((each) => typeof each === 'string');
  if (!isText || name === '' || (email === '' && phone === '')) throw invalid('customer', { reason: 'request' });
  return {
    _id: checkId(_id, 'customer'),
    name: String(name),
    email: String(email),
    phone: String(phone),
    hasAccount: hasAccount !== false,
  };
}

/** @throws DomainError `invalid` in words, for the field that is wrong */
export function checkDeskBooking(body: unknown, window: BookingWindow): DeskBooking {
  const given = asObject(body);
  const origin = VISIT_ORIGINS.find((each) => each === given.origin);
  if (origin === undefined || origin === 'online') throw invalid('origin', { reason: 'request' });
  return {
    ...checkPlace(given, window),
    origin,
    services: checkLines(given.services),
    note: checkNote(given.note, 'note'),
    customer: checkCustomer(given.customer),
    quoted: { total: given.total, minutes: given.minutes },
  };
}

/** @throws DomainError `invalid` in words, for the field that is wrong */
export function checkDeskMove(body: unknown, window: BookingWindow): DeskMoveRequest {
  const { from, tell, reason, ...to } = asObject(body);
  if (typeof tell !== 'boolean') throw invalid('tell', { reason: 'request' });
  return {
    ...checkPlace(to, window),
    from: checkSeen(from),
    tell,
    reason: checkReason(reason),
  };
}

/** @throws DomainError `invalid` in words, for the field that is wrong */
export function checkBlock(body: unknown, window: BookingWindow): BlockRequest {
  const given = asObject(body);
  const place = checkPlace(given, window);
  const endTime = checkTime(given.endTime);
  const reason = checkReason(given.reason);
  if (endTime <= place.startTime) throw invalid('endTime', { reason: 'timeOrder' });
  if (reason === '') throw invalid('reason', { reason: 'request' });
  return { ...place, endTime, reason };
}
