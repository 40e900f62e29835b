import type { AdminReview } from '../catalog/content.js';

/** A visit in one line. */
export interface TodayVisit {
  appointmentId: string;
  startTime: string;
  endTime: string;
  customerName: string;
}

/** A stylist's day; minutes from now on. */
export interface TodayStylist {
  _id: string;
  name: string;
  visits: number;
  /** Number of completed visits. */
  done: number;
  freeMinutes: number;
  /** Null while there is no current visit, and when no visit is left. */
  now: TodayVisit | null;
  next: TodayVisit | null;
}

/** Money received and returned on a day in LKR; an entry undone on the same day counts in neither. */
export interface TodayMoney {
  online: number;
  desk: number;
  refunds: number;
  /** What the day's completed visits cost beyond what is noted as paid: its means is not known. Absent for 0. */
  unnoted?: number;
}

/** Today's data of the booking service. */
export interface Today {
  date: string;
  closed: string | null;
  stylists: TodayStylist[];
  money: TodayMoney;
}

/** Response of `GET /api/admin/dashboard`; a part is null when its service does not respond. */
export interface Dashboard {
  today: Today | null;
  reviews: AdminReview[] | null;
}
