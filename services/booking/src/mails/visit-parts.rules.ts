import { type Cents, formatLkr, formatTime, withQuantity } from '@salon/kernel';
import { contactUrl, type MailPart } from '@salon/nest-kit/mail.rules';
import { longDay, type MailFacts } from './mail-facts.rules.js';

export const money = (cents: number): string => formatLkr(cents as Cents);

export const appointmentsUrl = (siteUrl: string): string => new URL('/profile/appointments', siteUrl).href;

export const hasAccount = (facts: MailFacts): boolean => facts.hasAccount !== false;

/** The visit; one to come with a link to directions. */
export function visitPart(facts: MailFacts, siteUrl: string, state: 'toCome' | 'over' | 'off' = 'toCome'): MailPart {
  const date = longDay(facts.day);
  const [weekday = '', month = '', day = ''] = date.split(/,? /);
  return {
    type: 'visit',
    visit: {
      displayId: facts.displayId,
      weekday,
      day: Number(day),
      month,
      date,
      startsAt: formatTime(facts.startTime),
      time: `${formatTime(facts.startTime)} – ${formatTime(facts.endTime)}`,
      stylist: facts.stylist,
      services: facts.lines.map(withQuantity).join(', '),
      offer: facts.offer,
      isOff: state === 'off',
      links: state === 'toCome' ? [{ label: 'Directions', url: contactUrl(siteUrl) }] : [],
    },
  };
}

/** The refunded amount. */
export const refundPart = ({ displayId, refundCents, refund }: MailFacts): MailPart => ({
  type: 'sum',
  label: 'Amount',
  amount: money(refundCents),
  facts: [
    ['Appointment', displayId],
    ...(refund?.reference ? [['Reference', refund.reference] satisfies [string, string]] : []),
  ],
});
