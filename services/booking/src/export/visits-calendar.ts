import type { ReadableFile, Row } from '@salon/nest-kit/export';
import { fold } from '../mails/fold.js';

/** A text of a calendar (RFC 5545, 3.3.11). */
const text = (value: string | null | undefined): string =>
  (value ?? '')
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const lines = (...all: string[]): string => all.map((line) => `${fold(line)}\r\n`).join('');

const event = ({ id, version, stamp, starts, ends, status, customer, services, stylist }: Row): string =>
  lines(
    'BEGIN:VEVENT',
    `UID:${id}@araliya`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${starts}`,
    `DTEND:${ends}`,
    `STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${text(customer)}: ${text(services)}`,
    `DESCRIPTION:${text(`With ${stylist}. ${status}`)}`,
    'END:VEVENT',
  );

const utc = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYYMMDD"T"HH24MISS"Z"')`;

/** Every visit as an event (RFC 5545); its stamp is the booking time, so that the file is deterministic. */
export const VISITS_CALENDAR: ReadableFile = {
  path: 'ics/visits.ics',
  head: lines('BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//araliya//export//EN', 'CALSCALE:GREGORIAN'),
  tail: lines('END:VCALENDAR'),
  write: event,
  sql: `SELECT visit."id"::text AS "id", visit."version"::text AS "version", ${utc('visit."createdAt"')} AS "stamp",
      ${utc('visit."startsAt"')} AS "starts", ${utc('visit."endsAt"')} AS "ends",
      visit."status", visit."customerName" AS "customer",
      (SELECT string_agg(line->>'title', ', ' ORDER BY at)
       FROM jsonb_array_elements(visit."lines") WITH ORDINALITY AS lines (line, at)) AS "services",
      stylist."name" AS "stylist"
    FROM booking.appointment visit JOIN booking.stylist ON stylist."id" = visit."stylistId"
    ORDER BY visit."startsAt", visit."id"`,
};
