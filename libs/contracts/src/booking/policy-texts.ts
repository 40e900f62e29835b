import { CURRENCY, groupThousands } from '@salon/kernel';
import { holdLimits, POLICY, type Policy } from './policy.js';

const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times'];

const noticeOf = ({ noticeHours, moveHours }: Policy): string =>
  noticeHours === moveHours
    ? `at least ${noticeHours} hours' notice`
    : `at least ${noticeHours} hours' notice to cancel and ${moveHours} to reschedule`;

const reschedulesOf = ({ reschedules }: Policy): string =>
  reschedules === 0 ? 'cannot be rescheduled' : `can be rescheduled ${TIMES[reschedules] ?? `${reschedules} times`}`;

/** The placeholders of rules in a text: `{bookingFee}`, `{notice}` and others. */
const valuesOf = (company: string, policy: Policy): Readonly<Record<string, string | number>> => ({
  ...policy,
  company,
  bookingFee: `${CURRENCY} ${groupThousands(policy.bookingFee)}`,
  notice: noticeOf(policy),
  lateShare: `${policy.latePercent}%`,
  noShow: policy.noShowPercent === 100 ? 'in full' : `${policy.noShowPercent}% of the service price`,
  noShowPart: policy.noShowPercent === 100 ? 'the whole price' : `${policy.noShowPercent}% of the price`,
  reschedules: reschedulesOf(policy),
  longestHoldMinutes: holdLimits(policy.holdMinutes).most,
});

/** `text` with its `{names}` replaced by the company name and the salon's policy. */
export function filled(text: string, company: string, policy: Policy = POLICY): string {
  const values = valuesOf(company, policy);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
