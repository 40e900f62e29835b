import type { AdminActionUndo } from '../booking/admin-actions.js';
import type { Appointment, VisitLine } from '../booking/booking.js';
import type { ExceptionKind, TimeSpan } from '../salon/hours.js';
import type { CustomerNotes } from './customer-notes.js';

/** Who booked a visit: the customer, or the desk for a walk-in or a caller. */
export const VISIT_ORIGINS = ['online', 'walk_in', 'phone'] as const;
export type VisitOrigin = (typeof VISIT_ORIGINS)[number];

/** A time span in which a stylist does not work, and why. */
export interface DayAway extends TimeSpan {
  kind: Exclude<ExceptionKind, 'extra'> | 'break';
  /** Visible to staff only; '' for none. */
  note: string;
  /** Id of a block that the desk can remove; null for any other span. */
  blockId: string | null;
}

/** A column of the day: a stylist with working hours, without breaks and leave. */
export interface DayStylist {
  _id: string;
  name: string;
  picture: string | null;
  shifts: TimeSpan[];
  /** Breaks, leave, sickness and blocked time within the working hours. */
  away: DayAway[];
}

/** A visit as the desk sees it. */
export interface DayVisit extends Appointment {
  origin: VisitOrigin;
  /** The desk's note, visible to staff only; '' for none. */
  note: string;
  /** Notes about the customer; null for none. */
  customerNotes: CustomerNotes | null;
  /** When the stylist is free for another customer during the visit. */
  freeMiddles: TimeSpan[];
  /** End of the clean-up buffer; null when the visit has none. */
  bufferEnd: string | null;
  /** Why a move to another time needs a reason, in words; null when it does not. */
  moveNeedsReason: string | null;
  /** Of a completed visit the part of the price that nobody has noted as paid, in LKR; absent for 0. */
  unnoted?: number;
  /** LKR paid beyond what the visit, or missing it, costs; absent for 0. */
  overpaid?: number;
}

/** Response of `GET /api/admin/days/{date}`: who works, and every visit that takes time, including unpaid holds. */
export interface SalonDay {
  date: string;
  /** On the salon's calendar. */
  today: string;
  /** Why the salon is closed; null on a working day. */
  closed: string | null;
  /** Stylists who work that day, are away or have a visit, in the salon's order. */
  stylists: DayStylist[];
  /** In order of time; each with the moves an admin can make. */
  visits: DayVisit[];
  /** Number of cancelled visits; their time is free again. */
  cancelled: number;
}

/** Response of `GET /api/admin/weeks/{date}`: seven days of one stylist. */
export interface SalonWeek {
  /** The stylist of the week; null when the salon has no stylists. */
  stylist: string | null;
  /** Stylists whose week can be shown, in the salon's order. */
  stylists: Pick<DayStylist, '_id' | 'name'>[];
  /** From the requested day on, each with the column and visits of that stylist; `cancelled` counts all stylists. */
  days: SalonDay[];
}

/** Time and stylist of a visit. */
export interface DeskPlace {
  date: string;
  startTime: string;
  stylistId: string;
}

/** A free place offered instead of one that is taken. */
export interface FreePlace extends DeskPlace {
  stylistName: string;
}

/** `data` of a refused desk call: alternative places for the visit, the nearest first. */
export interface FreePlaces {
  places: FreePlace[];
}

/** A person the desk books for: an account, or a client without one. */
export interface DeskCustomer {
  _id: string;
  name: string;
  /** '' when unknown, like the number; at least one of them is known. */
  email: string;
  phone: string;
  hasAccount: boolean;
}

/** A new person; the address or the number may be ''. */
export type NewDeskCustomer = Pick<DeskCustomer, 'name' | 'email' | 'phone'>;

/** What the desk's screen says of a visit's services: refused when it is not so by now. */
export interface DeskQuote {
  /** LKR. */
  total?: number;
  minutes?: number;
}

/** Body of `POST /api/admin/desk/visits`, with one of the two customers. */
export interface DeskBookingRequest extends DeskPlace, DeskQuote {
  origin: Exclude<VisitOrigin, 'online'>;
  services: VisitLine[];
  note: string;
  customerId?: string;
  customer?: NewDeskCustomer;
}

/** Body of `POST /api/admin/desk/visits/{id}/move`. */
export interface DeskMoveRequest extends DeskPlace {
  /** The visit's place on the desk's screen: the move is refused when the visit is elsewhere by now. */
  from: DeskPlace;
  /** Whether a mail is sent to the customer. */
  tell: boolean;
  /** Required when the visit's own terms do not allow the move. */
  reason: string;
}

/** Body of `POST /api/admin/desk/blocks`. */
export interface BlockRequest extends DeskPlace {
  endTime: string;
  reason: string;
}

/** A visit after its change, and whether the admin action can be undone; without `act` none was recorded. */
export interface ChangedVisit {
  appointment: Appointment;
  act?: AdminActionUndo;
}

/** The same of a change that is always recorded. */
export type RecordedVisitChange = Required<ChangedVisit>;
