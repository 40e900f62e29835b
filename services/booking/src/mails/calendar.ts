import { type Attendee, createEvent, type DateTime } from 'ics';
import { fold } from './fold.js';
import type { MailFacts } from './mail-facts.rules.js';

export interface Place {
  name: string;
  address: string;
  /** Sender address of the invitation. */
  email: string;
}

const utc = (iso: string): DateTime => {
  const at = new Date(iso);
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()];
};

const refold = (file: string): string => file.replaceAll('\r\n\t', '').split('\r\n').map(fold).join('\r\n');

/** A name as a quoted parameter, which can contain anything but quotes and control characters (RFC 5545, 3.2). */
const quotable = (name: string): string => name.replace(/["\p{Cc}]/gu, '');

/**
 * A mail requests or cancels the visit; a downloaded file publishes it, and then has no attendees (RFC 5546, 3.2.1).
 */
type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

const attendeeOf = ({ name, email }: MailFacts): Attendee => ({
  name: quotable(name),
  email,
  rsvp: false,
  partstat: 'ACCEPTED',
  role: 'REQ-PARTICIPANT',
});

/** The visit as a calendar file (RFC 5545): one UID for its whole life, SEQUENCE increases with every change. */
export function calendarFile(facts: MailFacts, place: Place, writtenAt: string, method: CalendarMethod): string {
  const stamp = new Date(writtenAt).getTime();
  const dtstamp = { timestamp: stamp }; // Missing in its types; without it the library reads its own clock.
  const { error, value } = createEvent({
    uid: `${facts.appointmentId}@araliya`,
    sequence: facts.sequence,
    method,
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    productId: 'araliya/booking',
    title: `${place.name}: your visit`,
    location: place.address,
    description: `${facts.lines.map(({ title }) => title).join(', ')} with ${facts.stylist}. ${facts.displayId}`,
    start: utc(facts.startsAt),
    startInputType: 'utc',
    end: utc(facts.endsAt),
    endInputType: 'utc',
    ...dtstamp,
    created: stamp,
    lastModified: stamp,
    organizer: { name: quotable(place.name), email: place.email },
    ...(method !== 'PUBLISH' && { attendees: [attendeeOf(facts)] }),
  });
  if (!value) throw new Error(`no calendar file for ${facts.displayId}`, { cause: error });
  return refold(value);
}
