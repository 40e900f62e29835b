import type { AdminActionReceipt } from './admin-actions.js';
import type { Appointment, VisitLine } from './booking.js';
import type { CustomerNotes } from './customer-notes.js';
import type { ExceptionKind, TimeSpan } from './hours.js';

/** How a visit was booked: by the customer, or by the desk for somebody who stands there or calls. */
export const VISIT_ORIGINS = ['online', 'walk_in', 'phone'] as const;
export type VisitOrigin = (typeof VISIT_ORIGINS)[number];

/** Limits of what the desk writes. Visits of the desk begin at any five minutes. */
export const DESK = { stepMinutes: 5, note: 300, reason: 200, found: 8 } as const;

/** A part of a stylist's day without work, and why. */
export interface DayAway extends TimeSpan {
  kind: Exclude<ExceptionKind, 'extra'> | 'break';
  /** For the salon alone; '' for none. */
  note: string;
  /** Of what the desk has blocked and can free again; null for anything else. */
  blockId: string | null;
}

/** A column of the day: a stylist with the hours they work, without breaks and leave. */
export interface DayStylist {
  _id: string;
  name: string;
  picture: string | null;
  shifts: TimeSpan[];
  /** Breaks, leave, sickness and blocked time, as far as they take time from work. */
  away: DayAway[];
}

/** A visit as the desk sees it. */
export interface DayVisit extends Appointment {
  origin: VisitOrigin;
  /** Of the desk, for the salon alone; '' for none. */
  note: string;
  /** What is noted of its customer; null for nothing. */
  customerNotes: CustomerNotes | null;
  /** When the stylist can serve somebody else during the visit. */
  freeMiddles: TimeSpan[];
  /** Until when the stylist tidies up; null when the visit has no buffer. */
  bufferEnd: string | null;
  /** Why a move needs a reason, in words; null when it does not. */
  moveNeedsReason: string | null;
}

/** Response of `GET /api/admin/days/{date}`: who works, and every visit that takes time, unpaid holds too. */
export interface SalonDay {
  date: string;
  /** On the salon's calendar. */
  today: string;
  /** Why the salon is closed; null on a working day. */
  closed: string | null;
  /** Who works that day, is away or has a visit, in the salon's order. */
  stylists: DayStylist[];
  /** By time; each with the moves an admin may make. */
  visits: DayVisit[];
  /** How many were cancelled; their time is free again. */
  cancelled: number;
}

/** Response of `GET /api/admin/weeks/{date}`: seven days of one stylist. */
export interface SalonWeek {
  /** Whose; null when nobody works here. */
  stylist: string | null;
  /** Whose week can be shown, in the salon's order. */
  stylists: Pick<DayStylist, '_id' | 'name'>[];
  /** From the asked day on, each with the column and the visits of that stylist alone; `cancelled` is of all. */
  days: SalonDay[];
}

/** When and with whom a visit is. */
export interface DeskPlace {
  date: string;
  startTime: string;
  stylistId: string;
}

/** A free place that is offered instead of one that is not. */
export interface FreePlace extends DeskPlace {
  stylistName: string;
}

/** `data` of a refusal of the desk's: where the visit could be instead, the nearest first. */
export interface FreePlaces {
  places: FreePlace[];
}

/** A person the desk books for: an account, or somebody the salon knows without one. */
export interface DeskCustomer {
  _id: string;
  name: string;
  /** '' when unknown, as the number; one of them is known. */
  email: string;
  phone: string;
  hasAccount: boolean;
}

/** A person nobody has met before; the address or the number may be ''. */
export type NewDeskCustomer = Pick<DeskCustomer, 'name' | 'email' | 'phone'>;

/** Body of `POST /api/admin/desk/visits`, with either of the customers. */
export interface DeskBookingRequest extends DeskPlace {
  origin: Exclude<VisitOrigin, 'online'>;
  services: VisitLine[];
  note: string;
  customerId?: string;
  customer?: NewDeskCustomer;
}

/** Body of `POST /api/admin/desk/visits/{id}/move`. */
export interface DeskMoveRequest extends DeskPlace {
  /** Where the desk saw the visit: a visit that is elsewhere by now stays there. */
  from: DeskPlace;
  /** Whether the customer is mailed. */
  tell: boolean;
  /** Asked for when the visit's own terms would not allow the move. */
  reason: string;
}

/** Body of `POST /api/admin/desk/blocks`. */
export interface BlockRequest extends DeskPlace {
  endTime: string;
  reason: string;
}

/** What the desk did with a visit; without `act` it had been done before. */
export interface DeskResult {
  appointment: Appointment;
  act?: AdminActionReceipt;
}
