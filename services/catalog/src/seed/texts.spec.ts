import { DEFAULT_POLICY, filled, type SiteContent } from '@salon/contracts';
import { type Catalog, openCatalog } from '../testing/open-catalog.js';
import { seedTexts } from './seed-texts.js';

let salon: Catalog;
let content: SiteContent;
beforeAll(async () => {
  salon = await openCatalog();
  content = (await salon.ask('GET /site/content', null)).body.content;
});
afterAll(() => salon.close());

it('S-086 S-090 the demonstration answers ten questions', () => {
  expect(new Set(content.faq.map(({ question }) => question)).size).toBe(10);
  expect(content.faq[0]).toEqual({
    question: 'How far ahead should I book?',
    answer: expect.stringMatching(/a week ahead/),
    more: { text: 'See our services', to: '/services' },
  });
  expect(Object.keys(content.faq[1] ?? {}).sort()).toEqual(['answer', 'question']);
});

it.each([
  ['S-126', /book at least a week ahead/i],
  ['S-127', /consultations are free/i],
  ['S-128', /walk-ins are subject to availability/i],
  ['S-129', /gift certificates are available/i],
  ['S-113', /cancel or reschedule with at least 24 hours' notice/],
  ['S-114', /within 24 hours costs 50% of the service price/],
  ['S-124', /Visa, Mastercard, American Express, Discover and Diners Club/],
])('%s is said once: %s', (_id, sentence) =>
  expect(content.faq.filter(({ answer }) => sentence.test(filled(answer, 'Araliya')))).toHaveLength(1),
);

it('C9 C10 answers and counts by the policy of the salon', () => {
  const said = (policy: object) =>
    [
      content.faq.find(({ question }) => question.startsWith('Can I cancel'))?.answer ?? '',
      ...content.statistics
        .slice(2)
        .map(({ number, title, description, footnote }) => [number, title, description, footnote].join(' | ')),
    ].map((text) => filled(text, 'Araliya', { ...DEFAULT_POLICY, ...policy }));
  expect(said({})).toEqual([
    "Yes. You can cancel or reschedule with at least 24 hours' notice. Cancelling within 24 hours costs 50% of the " +
      'service price, and no-shows are charged in full.',
    '24 | hours to change your mind | Cancel or reschedule with that much notice and it costs you nothing. | ' +
      'Our Terms & Conditions say what a later change costs.',
  ]);
  expect(said({ noticeHours: 0, latePercent: 0, reschedules: 0 })).toEqual([
    'You can cancel until the visit begins. You cannot reschedule a visit: for another time, cancel it and book ' +
      'again. Cancelling is free, and no-shows are charged in full.',
    'All | hours to change your mind | Cancel until the visit begins and it costs you nothing. | ' +
      'Our Terms & Conditions say what a missed visit costs.',
  ]);
});

it('S-078 S-079 S-083 S-091 S-092 S-093 tells of three figures, four values and three people', () => {
  expect([content.statistics, content.values, content.team].map(({ length }) => length)).toEqual([3, 4, 3]);
  expect(content.statistics.filter(({ footnote }) => footnote !== undefined)).toHaveLength(1);
  expect(content.values.filter(({ isHiring }) => isHiring).map(({ title }) => title)).toEqual(["We're hiring!"]);
  expect(content.team[0]).toEqual({
    name: 'Dilani Perera',
    role: expect.any(String),
    bio: expect.any(String),
    image: '/art/people/dilani-perera.svg',
  });
  expect(content.about).toMatchObject({
    headline: 'Good hands, and all the time you need',
    story: [expect.any(String), expect.any(String)],
  });
});

it('begins once: what an admin changed or archived stays so when the service starts again', async () => {
  await salon.db.query(`UPDATE catalog.faq_entry SET answer = 'Soon.' WHERE position = 0`);
  await salon.db.query(`UPDATE catalog.team_member SET "archivedAt" = '2026-11-23' WHERE position = 0`);
  await salon.db.query(`UPDATE catalog.site SET value = value || '{"phone": "+94 11 222 3333"}'`);
  await seedTexts(salon.db);
  const again: SiteContent = (await salon.ask('GET /site/content', null)).body.content;
  expect([again.faq[0]?.answer, again.faq.length, again.team.length]).toEqual(['Soon.', 10, 2]);
  expect((await salon.ask('GET /site', null)).body.site.phone).toBe('+94 11 222 3333');
});
