import type { Versioned } from './salon-changes.js';

/** A year of public holidays as `yyyy`, 2000 to 2099. */
export const isHolidayYear = (value: unknown): value is string => typeof value === 'string' && /^20\d\d$/.test(value);

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

/** What a stylist's hours are planned with: leave and sickness reduce working time, extra hours add to it. */
export const PLANNED_KINDS = ['leave', 'sick', 'extra'] as const;
export type PlannedKind = (typeof PLANNED_KINDS)[number];

/** Also blocked time, a part of one day that only the day's board makes. All remain when the weekly plan changes. */
export const EXCEPTION_KINDS = [...PLANNED_KINDS, 'block'] as const;
export type ExceptionKind = PlannedKind | 'block';

export interface HoursExceptionState {
  stylistId: string;
  kind: ExceptionKind;
  from: string;
  /** The last day, included. */
  to: string;
  /** Applies to each of the days; null for the whole day. */
  hours: TimeSpan | null;
  /** Visible to staff only. */
  note: string;
}

/** A day on which the salon is closed, with the reason shown to guests. */
export interface Closure {
  day: string;
  reason: string;
}

/**
 * A change of the hours by an admin. `PUT /api/admin/hours` makes it; `POST /api/admin/hours/impact` previews its
 * effect.
 */
export type HoursChange =
  | { subject: 'plan'; stylistId: string | null; validFrom: string; week: WorkWeek | null }
  /** Without an id a new one. */
  | { subject: 'exception'; id?: string; exception: HoursExceptionState | null }
  /** A reason of null opens the day again. */
  | { subject: 'closure'; closures: { day: string; reason: string | null }[] };

export interface HoursRequest {
  change: HoursChange;
  /** Version of the edited item; absent for a new one. */
  version?: string;
}

export interface StylistHours {
  _id: string;
  name: string;
  picture: string | null;
  plans: Versioned<HoursPlan>[];
  exceptions: (Versioned<HoursExceptionState> & { _id: string })[];
}

/** Response of `GET /api/admin/hours`: everything in force today or later. */
export interface SalonHours {
  /** On the salon's calendar. */
  today: string;
  /** The salon's weekly hours; shifts outside them cause a warning. */
  plans: Versioned<HoursPlan>[];
  stylists: StylistHours[];
  closures: Versioned<Closure>[];
}

interface Person {
  _id: string;
  name: string;
}

/** An upcoming visit outside the hours, and the available decisions. */
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
  /** Refund in LKR if the salon cancels it. */
  refund: number;
  /** LKR taken at the desk, negative when returned; while it stands, it cannot be cancelled. Absent for 0. */
  deskPaid?: number;
  /** Why it is outside the hours, in words. */
  why: string;
  /** Stylists who are free at the same time. */
  canTake: Person[];
  /** The nearest other times, at most three. */
  otherTimes: { date: string; time: string; stylist: Person }[];
}

export interface OutsideVisits {
  /** Earliest first, at most 200. */
  visits: OutsideVisit[];
  /** Total number. */
  total: number;
}

/** Response of `POST /api/admin/hours/impact`. */
export interface HoursImpact extends OutsideVisits {
  /** Further warnings before saving, as sentences. */
  warnings: string[];
  /** Number of visits on the days to be closed that wait for a decision already. Absent for 0. */
  waiting?: number;
  /**
   * Visits that were kept outside the hours on purpose, on the days to be closed or left outside by the change, earliest
   * first. Absent for none.
   */
  kept?: KeptVisit[];
}

export type KeptVisit = Pick<OutsideVisit, 'appointmentId' | 'date' | 'startTime' | 'customerName'>;

/** Response of `GET /api/admin/hours/holidays`. */
export interface PublicHolidays {
  /** False for a year whose dates the server does not know: days are then entered by hand. */
  isKnown: boolean;
  holidays: { day: string; name: string }[];
}
