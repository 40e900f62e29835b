import type { VisitMailKind } from '@salon/contracts';
import type { DataSource } from 'typeorm';
import type { MailFacts } from './mail-facts.rules.js';
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

/** None when a newer mail waits, which says it. */
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
        AND newer."version" > message."version" AND newer."sentAt" IS NULL)`;

/**
 * A waiting mail, as a confirmation of the current time and stylist when the visit has others by now than the mail
 * says: the desk can change them without a mail, and undo that.
 */
export async function withCurrentPlace<Mail extends WaitingMail>(db: DataSource, mail: Mail): Promise<Mail> {
  const [place] = await db.query<Place[]>(CURRENT, [mail.id]);
  const { day, startTime, stylist } = mail.facts;
  if (!place || (place.day === day && place.startTime === startTime && place.stylist === stylist)) return mail;
  const { version, startsAt, endsAt, ...words } = place;
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), sequence: version, was: null };
  return { ...mail, kind: 'confirmation', version, facts: { ...mail.facts, ...words, ...times } };
}
