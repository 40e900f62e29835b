import { addDays } from '@salon/kernel';
import { REPORT_DAYS } from '../limits.js';
import * as messages from '../messages.js';
import type { ClosingMeans } from '../desk/closing.js';

export const reportTexts = {
  noDay: 'Please choose the first and the last day of the report',
  order: messages.reportOrder,
  most: messages.reportMost,
} as const;

/** Why a report cannot cover these days, both included; null when it can. */
export function reportRangeProblem(from: string, to: string): string | null {
  if (from > to) return reportTexts.order;
  return addDays(from, REPORT_DAYS - 1) < to ? reportTexts.most : null;
}

/** Minutes of work within the hours, and how many of these and other minutes visits take. */
export interface Occupancy {
  openMinutes: number;
  takenMinutes: number;
}

/** A stylist or a weekday: total, and each hour of the day from midnight on. */
export interface OccupancyRow extends Occupancy {
  name: string;
  hours: Occupancy[];
}

/** A service, or a special offer as sold. */
export interface ReportService {
  title: string;
  isOffer: boolean;
  times: number;
  /** LKR; money of an offer counts for the offer, not for its services. */
  amount: number;
}

/** Amounts received and returned by one means of payment; LKR. */
export interface ReportMoney {
  means: ClosingMeans;
  received: number;
  returned: number;
}

/** One day or month of a report. */
export interface ReportPeriod {
  /** `yyyy-MM-dd` or `yyyy-MM`. */
  period: string;
  /** Visits that took place or are still booked. */
  visits: number;
  noShows: number;
  /** Cancelled by the customer too late for a free cancellation under the visit's policy. */
  lateCancels: number;
  /** Visits that are the first of their customers. */
  firstVisits: number;
  money: ReportMoney[];
}

/** Response of `GET /api/admin/reports`: the salon's figures from one day to another, both included. */
export interface SalonReport {
  from: string;
  to: string;
  /** Instant, ISO 8601. */
  asOf: string;
  unit: 'day' | 'month';
  stylists: OccupancyRow[];
  /** Monday first. */
  weekdays: OccupancyRow[];
  /** Highest amount first. */
  services: ReportService[];
  money: ReportMoney[];
  periods: ReportPeriod[];
  /**
   * What nobody has noted of completed visits, which is not in `money`, in LKR, and the last day with such a visit;
   * absent for none, and from an older service.
   */
  unnoted?: { visits: number; amount: number; lastDay: string };
}
