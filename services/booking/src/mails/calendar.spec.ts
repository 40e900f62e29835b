import { calendarFile } from './calendar.js';
import type { MailFacts } from './mail-facts.rules.js';
import { MAIL_FACTS } from '../testing/mail-facts.js';

const WRITTEN = '2026-11-23T03:00:00.000Z';
const place = { name: 'Araliya', address: '12 Temple Road, Colombo', email: 'hello@araliya.test' };
const write = (change: Partial<MailFacts>, at = place): string =>
  calendarFile({ ...MAIL_FACTS, ...change }, at, WRITTEN, 'REQUEST');

/** A calendar program's view: unfolded lines, by property with its parameters. */
function read(file: string): Record<string, string> {
  const lines = file
    .replaceAll(/\r\n[\t ]/g, '')
    .split('\r\n')
    .filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const [, key = '', value = ''] = /^((?:[^":]|"[^"]*")+):(.*)$/.exec(line) ?? [];
      return [key, value];
    }),
  );
}
const said = (text: string | undefined): string | undefined =>
  text?.replaceAll(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

describe('the calendar file of a visit', () => {
  it.each([
    ['Sinhala', 'අරලිය මල් සුවඳැති මුහුණු සත්කාරය සහ සන්සුන් හිස සම්බාහනය'],
    ['Tamil', 'மல்லிகை முக பராமரிப்பு மற்றும் அமைதியான தலை மசாஜ் சிகிச்சை'],
    ['emoji', '💇🏽‍♀️💅🏾👩‍👩‍👧‍👦✨'.repeat(6)],
    ['commas, semicolons, lines and backslashes', `Cut; wash, dry\nand \\n finish${' and more of it'.repeat(8)}`],
  ])('says %s in lines of 75 octets at most, which read as they were written', (_, text) => {
    const file = write(
      { name: text.replaceAll('\n', ' '), lines: [{ title: text, quantity: 1 }], stylist: text },
      { ...place, name: `${text} & Spa`, address: text },
    );
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
    const event = read(file);
    expect(said(event.LOCATION)).toBe(text);
    expect(said(event.DESCRIPTION)).toBe(`${text} with ${text}. ARL-261123-0042`);
    expect(said(event.SUMMARY)).toBe(`${text} & Spa: your visit`);
    expect(Object.keys(event).find((key) => key.startsWith('ATTENDEE'))).toContain(
      `CN="${text.replaceAll('\n', ' ')}"`,
    );
  });

  it('puts names of the salon and of people into quotes they cannot leave', () => {
    const event = read(
      write(
        { name: 'Nimali "Nim"\r\nATTENDEE:mailto:x@evil.test' },
        { ...place, name: 'Araliya "by the sea"; Colombo' },
      ),
    );
    const keys = Object.keys(event);
    expect(keys).toContain('ORGANIZER;CN="Araliya by the sea; Colombo"');
    expect(keys.filter((key) => key.startsWith('ATTENDEE'))).toEqual([
      expect.stringMatching(/;CN="Nimali NimATTENDEE:mailto:x@evil.test"$/),
    ]);
  });

  it('is the same file each time a mail is tried: its stamp is when the fact was written down', () => {
    expect(read(write({}))).toMatchObject({
      DTSTAMP: '20261123T030000Z',
      CREATED: '20261123T030000Z',
      'LAST-MODIFIED': '20261123T030000Z',
    });
  });
});
