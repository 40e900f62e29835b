import { readFileSync } from 'node:fs';
import { COLORS, type MailColor } from './mail-styles.js';
import { type MailContent, mailText, paragraph, renderMail } from './index.js';

const sender = {
  name: 'Araliya <b>',
  address: '12 Temple Road, Colombo',
  phone: '011 234 5678',
  siteUrl: 'https://salon.test',
};
const HOSTILE = `"><script>alert('x')</script>`;
const visit = {
  displayId: 'ARL-1',
  weekday: 'Thursday',
  day: 26,
  month: 'November',
  date: 'Thursday, November 26, 2026',
  startsAt: '2:30 PM',
  time: '2:30 PM – 4:00 PM',
  stylist: 'Dilani',
  services: 'Cut & finish',
  offer: null,
  isOff: false,
  links: [{ label: 'Directions', url: 'https://salon.test/contact' }],
};
const content: MailContent = {
  subject: 'See you soon',
  preview: 'Your visit is confirmed.',
  status: { tone: 'success', words: 'Confirmed' },
  heading: 'See you soon',
  parts: [
    paragraph('Dear Nimali,'),
    paragraph('The fee of LKR 1,000.00 is paid.'),
    { type: 'code', label: 'Your code', code: '042817' },
    { type: 'visit', visit },
    { type: 'facts', facts: [['Device', 'Safari on iPhone']] },
    { type: 'amounts', amounts: [{ label: 'To pay at the salon', amount: 'LKR 4,500.00', isTotal: true }] },
    { type: 'sum', label: 'Amount', amount: 'LKR 1,000.00', facts: [['Reference', 'BOC 77']] },
    { type: 'button', label: 'View', url: 'https://salon.test/a?b=1&c=2', withAddress: true },
    { type: 'link', before: 'Closed?', label: 'Sign in', url: 'https://salon.test/verify-email' },
    { type: 'message', text: 'First line\nsecond line' },
    { type: 'note', text: 'If it was not you, do nothing.' },
  ],
  reason: 'Sent because you booked.',
};

/** The content with every text replaced. */
const allTexts = (value: unknown, text: string): unknown => {
  if (Array.isArray(value)) return value.map((each) => allTexts(each, text));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, key === 'type' || key === 'tone' ? each : allTexts(each, text)]),
    );
  return typeof value === 'string' ? text : value;
};

it('T46 shows every text as text, and no attribute ends early', async () => {
  const { html } = await renderMail(allTexts(content, HOSTILE) as MailContent, { name: HOSTILE, address: HOSTILE });
  expect(html).not.toMatch(/<script|"">/);
  expect(html).toContain('&lt;script&gt;');
});

it('loads nothing: its images come with it', async () => {
  const { html, attachments = [] } = await renderMail(content, sender);
  expect(html).not.toMatch(/<(?:script|link|iframe)\b|url\(|@import|srcset=|background=/);
  const sources = [...html.matchAll(/\bsrc="([^"]*)"/g)].map(([, source]) => source);
  expect(sources).toEqual(attachments.map(({ cid }) => `cid:${cid}`));
  for (const { content: png } of attachments) expect(Buffer.from(png).subarray(1, 4).toString()).toBe('PNG');
});

it('says the same as text, part by part', () => {
  expect(mailText(content, sender)).toBe(`See you soon

Dear Nimali,
The fee of LKR 1,000.00 is paid.

Your code: 042817

Appointment: ARL-1
Date: Thursday, November 26, 2026
Time: 2:30 PM – 4:00 PM
With: Dilani
Services: Cut & finish
Directions: https://salon.test/contact

Device: Safari on iPhone

To pay at the salon: LKR 4,500.00

Reference: BOC 77
Amount: LKR 1,000.00

View:
https://salon.test/a?b=1&c=2

Closed? Sign in: https://salon.test/verify-email

First line
second line

If it was not you, do nothing.

Sent because you booked.
Araliya <b>, 12 Temple Road, Colombo, 011 234 5678
Contact us: https://salon.test/contact
`);
});

it('leaves out what is unknown of the sender', async () => {
  const { html, text } = await renderMail(content, { name: 'Araliya' });
  expect(text.trimEnd().split('\n').at(-1)).toBe('Araliya');
  expect(`${html}${text}`).not.toMatch(/undefined|null/);
});

it('has light colors inline and dark ones for whoever prefers them', async () => {
  const { html } = await renderMail(content, sender);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('@media (prefers-color-scheme:dark){.ground{background-color:#1b1513!important}');
  expect(html).toMatch(/<h1 class="ink" style="[^"]*color:#2a1e1a"/);
});

it('stays far below 102 KB, where Gmail clips, with forty services', async () => {
  const amounts = Array.from({ length: 40 }, (_, at) => ({
    label: `Service ${at} ${'x'.repeat(90)}`,
    amount: 'LKR 1.00',
  }));
  const { html, attachments = [] } = await renderMail({ ...content, parts: [{ type: 'amounts', amounts }] }, sender);
  expect(Buffer.byteLength(html)).toBeLessThan(40_000);
  expect(attachments.reduce((bytes, each) => bytes + each.content.length, 0)).toBeLessThan(20_000);
});

/** WCAG 2.2, 1.4.3. */
const luminance = (color: string): number => {
  const parts = color.startsWith('#')
    ? [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
    : (color.match(/\d+/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const TOKENS = readFileSync(new URL('../../../ui/src/styles/tokens.css', import.meta.url), 'utf8');

const asHex = (color: string): string =>
  color.replace(/^rgb\((.*)\)$/, (_, parts: string) => {
    const hex = parts.split(',').map((part) => Number(part).toString(16).padStart(2, '0'));
    return `#${hex.join('')}`;
  });

const PAIRS: [MailColor, ...MailColor[]][] = [
  ['ink', 'ground', 'raised', 'petal', 'success', 'warning', 'info', 'neutral'],
  ['muted', 'ground', 'raised', 'petal', 'neutral'],
  ['accent', 'ground', 'raised'],
  ['buttonInk', 'button'],
];

it.each(PAIRS)('sets %s at 4.5:1 on what is behind it, light and dark', (text, ...grounds) => {
  for (const scheme of [1, 2] as const)
    for (const ground of grounds)
      expect(contrast(COLORS[text][scheme], COLORS[ground][scheme])).toBeGreaterThanOrEqual(4.5);
});

it.each<[MailColor, string]>([
  ['ground', 'ground'],
  ['raised', 'raised'],
  ['petal', 'petal'],
  ['ink', 'ink'],
  ['muted', 'muted'],
  ['accent', 'accent'],
  ['hairline', 'hairline'],
  ['button', 'button'],
  ['buttonInk', 'button-ink'],
  ['success', 'tint-success'],
  ['warning', 'tint-warning'],
  ['info', 'tint-info'],
])('%s is the token --%s of the site', (name, token) => {
  const [light, dark] = COLORS[name].slice(1).map(asHex);
  expect(TOKENS).toContain(`--${token}: light-dark(${light}, ${dark});`);
});
