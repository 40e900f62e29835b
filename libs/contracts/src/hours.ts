import type { Versioned } from './salon-changes.js';

/** Times are `HH:mm` on the salon's wall clock; an end of `00:00` is midnight at the end of the day. */
export interface TimeSpan {
  start: string;
  end: string;
}

/** The hours of one weekday, with the breaks in them. */
export interface WorkDay extends TimeSpan {
  breaks: TimeSpan[];
}

/** By weekday, 0 is Sunday; null is a day off. */
export type WorkWeek = (WorkDay | null)[];

/**
 * The weekly hours of a stylist, or of the salon itself (`stylistId` null), from a day on until the next plan begins.
 */
export interface HoursPlan {
  stylistId: string | null;
  validFrom: string;
  week: WorkWeek;
}

/**
 * Leave, sickness and time that the desk blocks take time away, extra hours add some; all survive a new weekly plan.
 */
export const EXCEPTION_KINDS = ['leave', 'sick', 'extra', 'block'] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

export interface HoursExceptionState {
  stylistId: string;
  kind: ExceptionKind;
  from: string;
  /** The last day, included. */
  to: string;
  /** Of each of the days; null for the whole day. */
  hours: TimeSpan | null;
  /** For the salon alone. */
  note: string;
}

/** A day on which the salon is closed, with the reason that guests read. */
export interface Closure {
  day: string;
  reason: string;
}

/**
 * What an admin changes of the hours; `PUT /api/admin/hours` makes the change of which `POST /api/admin/hours/impact`
 * shows the effect.
 */
export type HoursChange =
  | { subject: 'plan'; stylistId: string | null; validFrom: string; week: WorkWeek | null }
  /** Without an id a new one. */
  | { subject: 'exception'; id?: string; exception: HoursExceptionState | null }
  /** A reason of null opens the day again. */
  | { subject: 'closure'; closures: { day: string; reason: string | null }[] };

export interface HoursRequest {
  change: HoursChange;
  /** Of what is edited; absent for something new. */
  version?: string;
}

export interface StylistHours {
  _id: string;
  name: string;
  picture: string | null;
  plans: Versioned<HoursPlan>[];
  exceptions: (Versioned<HoursExceptionState> & { _id: string })[];
}

/** Response of `GET /api/admin/hours`: all that counts today or later. */
export interface SalonHours {
  /** On the salon's calendar. */
  today: string;
  /** The salon's own weekly hours: shifts that reach outside them are warned about. */
  plans: Versioned<HoursPlan>[];
  stylists: StylistHours[];
  closures: Versioned<Closure>[];
}

interface Person {
  _id: string;
  name: string;
}

/** A booked visit to come that lies outside the hours, and what can be done with it. */
export interface OutsideVisit {
  _id: string;
  appointmentId: string;
  date: string;
  startTime: string;
  endTime: string;
  customerName: string;
  customerEmail: string;
  stylist: Person;
  services: string[];
  /** What goes back to the customer when the salon cancels it, in LKR. */
  refund: number;
  /** In words: why it lies outside. */
  why: string;
  /** Who is free at the same time. */
  canTake: Person[];
  /** The nearest other times, at most three. */
  otherTimes: { date: string; time: string; stylist: Person }[];
}

export interface OutsideVisits {
  /** At most 200, the earliest first. */
  visits: OutsideVisit[];
  /** How many there are in all. */
  total: number;
}

/** Response of `POST /api/admin/hours/impact`. */
export interface HoursImpact extends OutsideVisits {
  /** What else should be known before saving, as sentences. */
  warnings: string[];
}

/** Response of `GET /api/admin/hours/holidays`. */
export interface PublicHolidays {
  /** False when the library does not know the salon's country: then days are entered by hand. */
  isKnown: boolean;
  holidays: { day: string; name: string }[];
}
