import { addDays } from '@salon/kernel';
import type { ClosingMeans } from './closing.js';

/** Most days of a report: two years, a leap day included. */
export const REPORT_DAYS = 731;

export const reportTexts = {
  noDay: 'Please choose the first and the last day of the report',
  order: 'The first day must not be after the last',
  most: 'A report covers two years at most',
} as const;

/** Why a report cannot cover these days, both included; null when it can. */
export function reportRangeProblem(from: string, to: string): string | null {
  if (from > to) return reportTexts.order;
  return addDays(from, REPORT_DAYS - 1) < to ? reportTexts.most : null;
}

/** Minutes of work by the hours, and of these and others taken by visits. */
export interface Occupancy {
  openMinutes: number;
  takenMinutes: number;
}

/** A stylist or a weekday: the whole, and each hour of the day from midnight on. */
export interface OccupancyRow extends Occupancy {
  name: string;
  hours: Occupancy[];
}

/** A service, or a special offer as it was sold. */
export interface ReportService {
  title: string;
  isOffer: boolean;
  times: number;
  /** LKR; money of an offer is the offer's, not its services'. */
  amount: number;
}

/** What came in and went back by one means; LKR. */
export interface ReportMoney {
  means: ClosingMeans;
  received: number;
  returned: number;
}

/** One day or month of a report. */
export interface ReportPeriod {
  /** `yyyy-MM-dd` or `yyyy-MM`. */
  period: string;
  /** Visits that took place or stand. */
  visits: number;
  noShows: number;
  /** Cancelled by the customer too late to be free of charge under the policy of the visit. */
  lateCancels: number;
  /** Visits that are the first ever of their customers. */
  firstVisits: number;
  money: ReportMoney[];
}

/** Response of `GET /api/admin/reports`: what the salon did from one day to another, both included. */
export interface SalonReport {
  from: string;
  to: string;
  /** Instant, ISO 8601. */
  asOf: string;
  unit: 'day' | 'month';
  stylists: OccupancyRow[];
  /** From Monday on. */
  weekdays: OccupancyRow[];
  /** By money, the most first. */
  services: ReportService[];
  money: ReportMoney[];
  periods: ReportPeriod[];
}
