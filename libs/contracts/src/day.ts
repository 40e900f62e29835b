import type { Appointment } from './booking.js';
import type { TimeSpan } from './hours.js';

/** A column of the day: a stylist with the hours they work, without breaks and leave. */
export interface DayStylist {
  _id: string;
  name: string;
  picture: string | null;
  shifts: TimeSpan[];
}

/** Response of `GET /api/admin/days/{date}`: who works, and every visit that takes time, unpaid holds too. */
export interface SalonDay {
  date: string;
  /** On the salon's calendar. */
  today: string;
  /** Why the salon is closed; null on a working day. */
  closed: string | null;
  /** Who works that day or has a visit, in the salon's order. */
  stylists: DayStylist[];
  /** By time; each with the moves an admin may make. */
  visits: Appointment[];
  /** How many were cancelled; their time is free again. */
  cancelled: number;
}
