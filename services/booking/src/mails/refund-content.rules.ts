import type { MailSalon } from '@salon/nest-kit/mail.rules';
import type { MailFacts } from './mail-facts.rules.js';
import { money, refundPart } from './visit-parts.rules.js';
import { callUs, type Wording } from './wording.rules.js';

export function owed(facts: MailFacts, salon: MailSalon): Wording {
  const why = facts.owedFor === 'second_payment' ? 'that was paid already' : 'that is cancelled';
  return {
    subject: `We will refund a payment for ${facts.displayId}`,
    status: { tone: 'info', words: 'Refund to come' },
    heading: 'A refund is on its way to you',
    opening: [`We have received a payment for a visit ${why}. We will refund ${money(facts.refundCents)}.`],
    details: [refundPart(facts)],
    closing: [
      'Your visit stays as it is, and you need do nothing: we will write again once it is refunded.',
      callUs(salon),
    ],
  };
}

export function refunded(facts: MailFacts, salon: MailSalon): Wording {
  const amount = money(facts.refundCents);
  const way = facts.refund?.method === 'bank' ? 'by bank transfer' : 'to the card you paid with';
  return {
    subject: `Your refund of ${amount} for ${facts.displayId}`,
    status: { tone: 'success', words: 'Refunded' },
    heading: 'Your money is refunded',
    opening: [`We have refunded ${amount} ${way}.`],
    details: [refundPart(facts)],
    closing: ['Your bank may take some days to show it.', callUs(salon)],
  };
}

export function unrefunded(facts: MailFacts, salon: MailSalon): Wording {
  return {
    subject: `Your refund for ${facts.displayId} is still to come`,
    status: { tone: 'warning', words: 'Not refunded yet' },
    heading: 'We are sorry: not refunded yet',
    opening: [
      `We told you by mistake that ${money(facts.refundCents)} had been refunded. ` +
        'It has not been yet, and it is still owed to you.',
    ],
    details: [refundPart({ ...facts, refund: undefined })],
    closing: ['We will write again when it is on its way.', callUs(salon)],
  };
}
