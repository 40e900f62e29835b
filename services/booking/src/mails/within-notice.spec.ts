import type { VisitMailKind } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';
import { mailText } from '@salon/nest-kit/mail';
import { MAIL_FACTS, MAIL_SALON } from '../testing/mail-facts.js';
import { mailContentOf } from './mail-content.rules.js';
import type { MailFacts } from './mail-facts.rules.js';

/** The confirmation sent so many hours before the visit. */
function textBefore(hours: number, change: Partial<MailFacts> = {}): string {
  const now = addMinutes(new Date(MAIL_FACTS.startsAt), -hours * 60);
  return mailText(mailContentOf('confirmation', { ...MAIL_FACTS, ...change }, MAIL_SALON, now), MAIL_SALON);
}

it.each([
  [{}, 8, 'cancelling in My Appointments costs 50% of the service price. For another time, please call us.'],
  [{ reschedules: 0, latePercent: 100 }, 8, 'cancelling in My Appointments costs the whole service price.'],
  [
    { moveHours: 6 },
    8,
    'until Thursday, November 26, 2026 at 8:30 AM, choose another time in My Appointments. Cancelling costs 50%',
  ],
  [
    { noticeHours: 6 },
    8,
    'until Thursday, November 26, 2026 at 8:30 AM, cancel in My Appointments. Cancelling later costs 50%',
  ],
  [{ latePercent: 0 }, 8, 'until the visit begins, cancel in My Appointments. For another time, please call us.'],
])('C9 C10 offers under the terms %j only what is still possible %i hours before', (change, hours, words) => {
  const terms = { noticeHours: 24, moveHours: 24, latePercent: 50, ...change };
  const text = textBefore(hours, { terms });
  expect(text).toContain(`Plans change: ${words}`);
  expect(text).not.toContain('November 25');
});

it('says of a visit that has begun nothing about changing it, and brings no invitation', () => {
  const at = new Date(MAIL_FACTS.startsAt);
  const contentOf = (kind: VisitMailKind, now: Date) => mailContentOf(kind, MAIL_FACTS, MAIL_SALON, now);
  for (const kind of ['confirmation', 'rescheduled'] as const) {
    expect(mailText(contentOf(kind, at), MAIL_SALON)).not.toMatch(/Plans change|Cancelling|calendar|visit\.ics/);
    expect([contentOf(kind, at).calendar, contentOf(kind, addMinutes(at, -1)).calendar]).toEqual([
      undefined,
      'REQUEST',
    ]);
  }
  expect(contentOf('confirmation', at).heading).toBe('Your booking');
  expect(contentOf('cancellation', at).calendar).toBe('CANCEL');
});
