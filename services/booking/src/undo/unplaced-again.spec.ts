import { mailText } from '@salon/nest-kit/mail.rules';
import { mailContentOf } from '../mails/mail-content.rules.js';
import type { MailFacts } from '../mails/mail-facts.rules.js';
import { eachMonday } from '../testing/each-monday.js';
import { MAIL_SALON } from '../testing/mail-facts.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { unplaced } = visitsOf(salon);

it('a new time of a paid visit without one, undone after its mail has left, is taken back by mail and calendar', async () => {
  const { held } = await unplaced();
  const { act } = await salon.rescheduleAppointment.run(held._id, { date: '2026-12-03', startTime: '10:00' }, ADMIN);
  await salon.db.query('UPDATE booking.message SET "leftAt" = $1, "sentAt" = $1', [salon.clock.now()]);
  await salon.undoAdminAction.run(act?.id ?? '', ADMIN);
  const [{ kind, facts }] = await salon.db.query<[{ kind: 'unplaced'; facts: MailFacts }]>(
    'SELECT "kind", "facts" FROM booking.message WHERE "sentAt" IS NULL',
  );
  const mail = mailContentOf(kind, facts, MAIL_SALON, salon.clock.now());
  expect(mail).toMatchObject({ subject: `Your visit ${held.appointmentId} is not confirmed`, calendar: 'CANCEL' });
  const text = mailText(mail, MAIL_SALON);
  expect(text).toContain(
    'told you by mistake that your visit is on Thursday, December 3, 2026 at 10:00 AM. It is not.',
  );
  expect(text).toContain('after the time you had chosen was given to somebody else. We are sorry.');
  expect(text).toContain('Nothing is lost: choose another time');
});
