import type { TimeSpan } from './hours.js';

/** What a stylist notes of a visit of their own, in this order. */
export const OWN_STEPS = ['arrived', 'started', 'done'] as const;
export type OwnStep = (typeof OWN_STEPS)[number];

/** A visit as its stylist sees it: nothing of money, and no way to reach the customer. */
export interface OwnVisit {
  _id: string;
  startTime: string;
  endTime: string;
  firstName: string;
  services: { title: string; quantity: number }[];
  /** Of the desk; '' for none. */
  note: string;
  /** Noted of the customer; '' for nothing. */
  allergies: string;
  customerNotes: string;
  state: 'expected' | OwnStep | 'missed';
  /** The steps that can be noted now. */
  steps: OwnStep[];
  /** The stylist's own latest step, which can be taken back; null for none. */
  takeBack: { act: string; step: OwnStep } | null;
}

/** Response of `GET /api/my-day`: today of the stylist who asks, on the salon's clock. */
export interface MyDay {
  date: string;
  /** When this was so, `HH:mm`. */
  asOf: string;
  /** Null when no stylist of the salon has the account's e-mail. */
  stylist: { _id: string; name: string } | null;
  /** Why the salon is closed; null on a working day. */
  closed: string | null;
  shifts: TimeSpan[];
  visits: OwnVisit[];
}
