import { createEvent, type DateTime } from 'ics';
import type { MailFacts } from './mail.rules.js';

export interface Place {
  name: string;
  address: string;
  /** Address the invitation comes from. */
  email: string;
}

const utc = (iso: string): DateTime => {
  const at = new Date(iso);
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()];
};

/** The visit as a calendar file (RFC 5545): one UID for its whole life, SEQUENCE up with every change. */
export function calendarFile(facts: MailFacts, place: Place, writtenAt: string, method: 'REQUEST' | 'CANCEL'): string {
  const stamp = new Date(writtenAt).getTime();
  const { error, value } = createEvent({
    uid: `${facts.appointmentId}@araliya`, sequence: facts.sequence, method, status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    productId: 'araliya/booking', title: `${place.name}: your visit`, location: place.address,
    description: `${facts.lines.map(({ title }) => title).join(', ')} with ${facts.stylist}. ${facts.displayId}`,
    start: utc(facts.startsAt), startInputType: 'utc', end: utc(facts.endsAt), endInputType: 'utc',
    created: stamp, lastModified: stamp, organizer: { name: place.name, email: place.email },
    attendees: [{ name: facts.name.replace(/["\p{Cc}]/gu, ''), email: facts.email, rsvp: false, partstat: 'ACCEPTED', role: 'REQ-PARTICIPANT' }],
  });
  if (!value) throw new Error(`no calendar file for ${facts.displayId}`, { cause: error });
  return value;
}
