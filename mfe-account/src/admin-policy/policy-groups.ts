import type { Policy } from '@salon/contracts';
import { CURRENCY_SIGN } from '@salon/kernel';

interface PolicyGroup {
  title: string;
  lead: string;
  fields: readonly { name: keyof Policy; label: string; unit: string }[];
}

/** The policy as its form shows it. */
export const POLICY_GROUPS: readonly PolicyGroup[] = [
  {
    title: 'Booking fee',
    lead: 'Paid online to keep a time.',
    fields: [{ name: 'bookingFee', label: 'Booking fee', unit: CURRENCY_SIGN }],
  },
  {
    title: 'Cancelling',
    lead: 'What it costs when plans change late.',
    fields: [
      { name: 'noticeHours', label: 'Free until', unit: 'hours before' },
      { name: 'latePercent', label: 'Later it costs', unit: '% of the price' },
      { name: 'noShowPercent', label: 'A no-show costs', unit: '% of the price' },
    ],
  },
  {
    title: 'Moving',
    lead: 'Another time for the same visit; the booking fee moves along.',
    fields: [
      { name: 'reschedules', label: 'At most', unit: 'times' },
      { name: 'moveHours', label: 'Until', unit: 'hours before' },
    ],
  },
  {
    title: 'Times on offer',
    lead: 'Which times guests can choose.',
    fields: [
      { name: 'leadMinutes', label: 'At least ahead', unit: 'minutes' },
      { name: 'horizonDays', label: 'At most ahead', unit: 'days' },
      { name: 'gridMinutes', label: 'A visit begins every', unit: 'minutes' },
    ],
  },
  {
    title: 'Holding a time',
    lead: 'While a guest chooses and pays.',
    fields: [
      { name: 'holdMinutes', label: 'Kept for', unit: 'minutes' },
      { name: 'mostServices', label: 'Services of a visit', unit: 'at most' },
    ],
  },
  {
    title: 'In your texts',
    lead: 'Advice that terms and questions give; nothing is charged by it.',
    fields: [
      { name: 'lateMinutes', label: 'Arriving late', unit: 'minutes' },
      { name: 'complaintHours', label: 'Complaints within', unit: 'hours' },
    ],
  },
];

export const labelOf = (name: keyof Policy): string => {
  const group = POLICY_GROUPS.find(({ fields }) => fields.some((field) => field.name === name));
  const field = group?.fields.find((each) => each.name === name);
  return group && field && group.fields.length > 1 ? `${group.title}: ${field.label}` : (field?.label ?? name);
};

export const unitOf = (name: keyof Policy): string =>
  POLICY_GROUPS.flatMap(({ fields }) => fields).find((each) => each.name === name)?.unit ?? '';
