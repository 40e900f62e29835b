import type { DataSource } from 'typeorm';
import { BOOKING_MAILS } from './drop-mails.js';
import type { MailFacts } from './mail-facts.rules.js';

interface WaitingMail {
  id: string;
  facts: MailFacts;
  version: number;
  leftAt: Date | null;
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
  WHERE message."id" = $1 AND message."kind" = ANY($2) AND "status" = 'confirmed' AND NOT EXISTS (
    SELECT FROM booking.message newer
    WHERE newer."appointmentId" = message."appointmentId" AND newer."kind" = ANY($2)
      AND newer."version" > message."version" AND newer."sentAt" IS NULL)`;

const isAt = (place: Place, { day, startTime, stylist = place.stylist }: NonNullable<MailFacts['was']>): boolean =>
  place.day === day && place.startTime === startTime && place.stylist === stylist;

/**
 * A waiting mail with the time and stylist that its visit has by now: the desk can change them without a mail, and undo
 * that. Null when the visit is back where it was before the change that the mail is about.
 */
export async function withCurrentPlace<Mail extends WaitingMail>(db: DataSource, mail: Mail): Promise<Mail | null> {
  const [place] = await db.query<Place[]>(CURRENT, [mail.id, BOOKING_MAILS]);
  if (!place || isAt(place, mail.facts)) return mail;
  const { was } = mail.facts;
  if (was && isAt(place, was) && mail.leftAt === null) return null;
  const { version, startsAt, endsAt, ...words } = place;
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), sequence: version };
  return { ...mail, version, facts: { ...mail.facts, ...words, ...times } };
}
