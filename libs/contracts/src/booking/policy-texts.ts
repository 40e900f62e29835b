import { counted, shortMoneyText } from '@salon/kernel';
import { holdLimits, DEFAULT_POLICY, type Policy } from './policy.js';

const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times'];

const noticeOf = (hours: number): string =>
  hours === 0 ? 'any notice' : `at least ${hours === 1 ? "1 hour's" : `${hours} hours'`} notice`;

/** Follows "You can cancel or reschedule with". */
const noticesOf = ({ noticeHours, moveHours }: Policy): string =>
  noticeHours === moveHours
    ? noticeOf(noticeHours)
    : `${noticeOf(noticeHours)} for a cancellation and ${noticeOf(moveHours)} for a new time`;

const reschedulesOf = ({ reschedules }: Policy): string =>
  reschedules === 0 ? 'cannot be rescheduled' : `can be rescheduled ${TIMES[reschedules] ?? `${reschedules} times`}`;

/** The placeholders of rules in a text: `{bookingFee}`, `{notice}` and others. */
const valuesOf = (company: string, policy: Policy): Readonly<Record<string, string | number>> => ({
  ...policy,
  company,
  bookingFee: shortMoneyText(policy.bookingFee),
  notice: noticesOf(policy),
  cancelNotice: noticeOf(policy.noticeHours),
  noticeTime: counted(policy.noticeHours, 'hour'),
  lateTime: counted(policy.lateMinutes, 'minute'),
  complaintTime: counted(policy.complaintHours, 'hour'),
  lateShare: `${policy.latePercent}%`,
  noShow: policy.noShowPercent === 100 ? 'in full' : `${policy.noShowPercent}% of the service price`,
  noShowPart: policy.noShowPercent === 100 ? 'the whole price' : `${policy.noShowPercent}% of the price`,
  reschedules: reschedulesOf(policy),
  longestHoldMinutes: holdLimits(policy.holdMinutes).most,
});

/** `text` with its `{names}` replaced by the company name and the salon's policy. */
export function filled(text: string, company: string, policy: Policy = DEFAULT_POLICY): string {
  const values = valuesOf(company, policy);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
