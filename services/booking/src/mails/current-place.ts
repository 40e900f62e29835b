import type { VisitMailKind } from '@salon/contracts';
import type { DataSource } from 'typeorm';
import type { MailFacts } from './mail-facts.rules.js';
import { mailOfChange } from './place-change.rules.js';
import { BOOKING_KINDS } from './replaced-mails.js';

interface WaitingMail {
  id: string;
  kind: VisitMailKind;
  facts: MailFacts;
  version: number;
}

type Place = Pick<MailFacts, 'day' | 'startTime' | 'endTime' | 'stylist'> & {
  startsAt: Date;
  endsAt: Date;
  version: number;
};

/** None when a newer mail waits, which says it, and is still sent by `send-mail.job.ts`. */
const CURRENT = `
  SELECT "day"::text AS "day", "startTime", "endTime", "startsAt", "endsAt", stylist."name" AS "stylist",
         appointment."version"
  FROM booking.message JOIN booking.appointment ON appointment."id" = message."appointmentId"
  JOIN booking.stylist ON stylist."id" = "stylistId"
  WHERE message."id" = $1 AND message."kind" = ANY(${BOOKING_KINDS})
    AND "status" IN ('confirmed', 'completed', 'no_show')
    AND NOT EXISTS (
      SELECT FROM booking.message newer
      WHERE newer."appointmentId" = message."appointmentId" AND newer."kind" = ANY(${BOOKING_KINDS})
        AND newer."version" > message."version" AND newer."sentAt" IS NULL
        AND (newer."kind" NOT IN ('rescheduled', 'reassigned') OR appointment."endsAt" > $2))`;

/**
 * A waiting mail with the time and stylist that its visit has by now: the desk can change them without a mail, and undo
 * that. It becomes the mail of how they differ from those of before the change that it was to announce.
 */
export async function withCurrentPlace<Mail extends WaitingMail>(db: DataSource, mail: Mail, now: Date): Promise<Mail> {
  const [place] = await db.query<Place[]>(CURRENT, [mail.id, now]);
  if (!place || mailOfChange(mail.facts, place) === 'confirmation') return mail;
  const { version, startsAt, endsAt, ...words } = place;
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), sequence: version };
  const { was } = mail.facts;
  const kind = was ? mailOfChange(was, place) : 'confirmation';
  return { ...mail, kind, version, facts: { ...mail.facts, ...words, ...times } };
}
