import type { Policy } from '@salon/contracts';
import type { FormGroup } from '../fields-form/fields-form.js';

/** The policy as its form shows it. */
export const POLICY_GROUPS: readonly FormGroup<keyof Policy>[] = [
  { title: 'Booking fee', lead: 'Paid online to keep a time.', names: ['bookingFee'] },
  {
    title: 'Cancelling',
    lead: 'What it costs when plans change late.',
    names: ['noticeHours', 'latePercent', 'noShowPercent'],
  },
  {
    title: 'Moving',
    lead: 'Another time for the same visit; the booking fee moves along.',
    names: ['reschedules', 'moveHours'],
  },
  {
    title: 'Times on offer',
    lead: 'Which times guests can choose.',
    names: ['leadMinutes', 'horizonDays', 'gridMinutes'],
  },
  { title: 'Holding a time', lead: 'While a guest chooses and pays.', names: ['holdMinutes', 'mostServices'] },
  {
    title: 'In your texts',
    lead: 'Advice that terms and questions give; nothing is charged by it.',
    names: ['lateMinutes', 'complaintHours'],
  },
];
