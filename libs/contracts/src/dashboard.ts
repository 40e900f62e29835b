import type { AdminReview } from './content.js';
import type { OpenTasks } from './open-tasks.js';

/** A visit in one line. */
export interface TodayVisit {
  appointmentId: string;
  startTime: string;
  endTime: string;
  customerName: string;
}

/** A stylist's day at this moment; minutes from now on. */
export interface TodayStylist {
  _id: string;
  name: string;
  visits: number;
  /** How many of them are done. */
  done: number;
  freeMinutes: number;
  /** Null while nobody is served, and when nobody comes any more. */
  now: TodayVisit | null;
  next: TodayVisit | null;
}

/** Money of a day in LKR, as it came and went; what was taken back the same day is in neither. */
export interface TodayMoney {
  online: number;
  desk: number;
  refunds: number;
}

/** What booking knows of today. */
export interface Today {
  date: string;
  closed: string | null;
  stylists: TodayStylist[];
  money: TodayMoney;
}

export type WaitingTasks = Record<'refunds' | 'notices' | 'mails' | 'outside' | 'total', number>;

/** Response of `GET /api/admin/dashboard`; null for a part whose service does not answer. */
export interface Dashboard {
  today: Today | null;
  tasks: WaitingTasks | null;
  reviews: AdminReview[] | null;
}

export const waitingTasks = ({ refunds, notices, mails, outside, total }: OpenTasks): WaitingTasks => ({
  refunds: refunds.total,
  notices: notices.total,
  mails: mails.total,
  outside,
  total,
});
