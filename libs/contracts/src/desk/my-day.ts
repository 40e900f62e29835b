import { VISIT_PROGRESS, type VisitProgress } from '../booking/states.js';
import type { TimeSpan } from '../salon/hours.js';

/** The steps that a stylist can note for their own visit, in order. */
export const OWN_STEPS = [...VISIT_PROGRESS, 'done'] as const;
export type OwnStep = VisitProgress | 'done';

/** A visit as its stylist sees it: no amounts and no contact data of the customer. */
export interface OwnVisit {
  _id: string;
  startTime: string;
  endTime: string;
  firstName: string;
  services: { title: string; quantity: number }[];
  /** The desk's note; '' for none. */
  note: string;
  /** Notes about the customer; '' for none. */
  allergies: string;
  customerNotes: string;
  state: 'expected' | OwnStep | 'missed';
  /** The steps that can be noted now. */
  steps: OwnStep[];
  /** The stylist's own latest step, which can be undone; null for none. */
  takeBack: { act: string; step: OwnStep } | null;
}

/** Response of `GET /api/my-day`: the calling stylist's visits of today, on the salon's clock. */
export interface MyDay {
  date: string;
  /** Time of this snapshot, `HH:mm`. */
  asOf: string;
  /** Null when no stylist of the salon has the account's e-mail. */
  stylist: { _id: string; name: string } | null;
  /** Why the salon is closed; null on a working day. */
  closed: string | null;
  shifts: TimeSpan[];
  visits: OwnVisit[];
}
