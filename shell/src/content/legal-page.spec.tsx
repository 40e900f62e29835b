import { filled, DEFAULT_POLICY, type Policy } from '@salon/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, open } from '../testing/open.js';
import { PRIVACY } from './legal-privacy.js';
import { REFUNDS } from './legal-refund.js';
import { TERMS } from './legal-terms.js';
import type { LegalText } from './legal.js';

const SITE = {
  companyName: 'Temple Tree Ltd',
  address: '3 Flower Road, Galle',
  phone: '+94 91 222 3333',
  email: 'desk@temple.test',
  hours: [],
  social: [],
};
const PAGES: [string, string, LegalText][] = [
  ['S-004 S-037', '/privacy-policy', PRIVACY],
  ['S-005 S-038', '/terms-conditions', TERMS],
  ['S-006 S-039', '/refund-policy', REFUNDS],
];

async function read(path: string, title: string, settings: object = {}) {
  fakeApi(null, { '/api/site': { site: { ...SITE, ...settings } } });
  open(path);
  await screen.findByRole('heading', { level: 1, name: title });
  return screen.findByRole('article');
}

const WORDED: Readonly<Record<string, string>> = {
  '2026-11-21': 'November 21, 2026',
  '2026-11-29': 'November 29, 2026',
};

describe.each(PAGES)('%s %s', (_, path, text) => {
  it('is read by a guest in full, each passage once', async () => {
    const article = await read(path, text.title);
    await within(article).findByText('Temple Tree Ltd');
    for (const { title, blocks } of text.sections) {
      expect(within(article).getAllByRole('heading', { name: title })).toHaveLength(1);
      for (const sentence of blocks.flat())
        expect(article.textContent.split(filled(sentence, SITE.companyName))).toHaveLength(2);
    }
  });

  it("S-040 S-041 S-042 holds the salon's name, the day of the wording and the contacts of the settings", async () => {
    const article = await read(path, text.title);
    expect(await within(article).findByRole('link', { name: SITE.phone })).toHaveAttribute('href', 'tel:+94912223333');
    expect(within(article).getByRole('link', { name: SITE.email })).toHaveAttribute('href', 'mailto:desk@temple.test');
    expect(article).toHaveTextContent(SITE.address);
    expect(screen.getByText(/Last updated:/)).toHaveTextContent(
      `Temple Tree Ltd · Last updated: ${WORDED[text.updated]}`,
    );
    expect(article).not.toHaveTextContent(/[{}]/);
  });

  it('S-041 states the day of the settings where there is one', async () => {
    await read(path, text.title, { [text.setting]: '2027-02-03' });
    expect(await screen.findByText('February 3, 2027')).toHaveAttribute('datetime', '2027-02-03');
  });

  it('S-041 E3 states the day on which a rule it states was last changed', async () => {
    const article = await read(path, text.title, { [text.setting]: '2027-02-03', policySince: '2027-03-04' });
    await within(article).findByText('Temple Tree Ltd');
    expect(screen.getByText(text === PRIVACY ? 'February 3, 2027' : 'March 4, 2027')).toBeInTheDocument();
  });

  it('S-041 states the day of the wording where the setting is empty', async () => {
    const article = await read(path, text.title, { [text.setting]: '' });
    await within(article).findByText('Temple Tree Ltd');
    expect(screen.getByText(WORDED[text.updated] ?? '')).toHaveAttribute('datetime', text.updated);
  });

  it('has contents that lead to each passage', async () => {
    const article = await read(path, text.title);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      ...text.sections.map(({ title }) => title),
      'How to reach us',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [...text.sections.map(({ id }) => id), 'reach-us'].map((id) => `${path}#${id}`),
    );
    await userEvent.click(links[2]!);
    expect(within(article).getByRole('heading', { name: text.sections[2]!.title })).toHaveFocus();
  });
});

it('S-043 the privacy text appears once', async () => {
  const article = await read('/privacy-policy', 'Privacy Policy');
  expect(within(article).getAllByRole('heading', { level: 2 })).toHaveLength(PRIVACY.sections.length + 1);
  const { sections } = PRIVACY;
  for (const texts of [sections.map(({ title }) => title), sections.flatMap(({ blocks }) => blocks.flat())])
    expect(texts).toEqual([...new Set(texts)]);
});

describe('the policy', () => {
  const said = ({ sections }: LegalText, policy?: Policy) =>
    sections.flatMap(({ blocks }) => blocks.flat().map((text) => filled(text, SITE.companyName, policy))).join('\n');
  const facts: [string, LegalText, RegExp][] = [
    ['S-113', TERMS, /cancel or reschedule free of charge with at least 24 hours' notice/],
    ['S-113', REFUNDS, /with at least 24 hours' notice/],
    ['S-114', TERMS, /Cancelling within 24 hours of the visit costs 50% of the service price/],
    ['S-114', REFUNDS, /costs 50% of the service price/],
    ['S-115', TERMS, /No-shows are charged in full/],
    ['S-115', REFUNDS, /No-shows are charged in full/],
    ['S-116', TERMS, /more than 15 minutes late, your visit may be shortened or rescheduled/],
    ['S-117', TERMS, /A late fee is possible/],
    ['S-118', TERMS, /Some services need a non-refundable deposit, which is applied to the total/],
    ['S-118', REFUNDS, /non-refundable deposit\. It is applied to the total/],
    ['S-119', REFUNDS, /Refund requests have to reach us within 7 days of the service/],
    ['S-120', REFUNDS, /Prepaid packages or memberships are refundable within 14 days of the purchase if unused/],
    ['S-121', REFUNDS, /On the day of the payment the refund is instant: the payment is voided/],
    ['S-122', REFUNDS, /5-10 business days/],
    ['S-123', REFUNDS, /Non-card payments are refunded manually by bank transfer within up to 10 business days/],
    ['S-124', REFUNDS, /Visa, Mastercard, American Express, Discover and Diners Club/],
    ['S-124', TERMS, /Visa\nMastercard\nAmerican Express\nDiscover\nDiners Club/],
    ['S-125', TERMS, /complaints to us within 24 hours/],
    ['S-125', REFUNDS, /complaints to us within 24 hours/],
  ];
  it.each(facts)('%s stands in $title', (_, text, sentence) => expect(said(text)).toMatch(sentence));

  const kept: [string, LegalText, RegExp][] = [
    ['E9', PRIVACY, /never verified: 30 days/],
    ['E9', PRIVACY, /Records of sign-ins and the mails about your account: 90 days/],
    ['E9', PRIVACY, /Technical records of requests to this site: until newer ones take their place/],
    ['E9', PRIVACY, /devices on which you signed in: a year after/],
    ['E9', PRIVACY, /contact form: .* a copy until 90 days after we have answered/],
    ['E9', PRIVACY, /take away again: two days at most/],
    ['E9', PRIVACY, /Notices of payments: 7 years/],
    ['E9', PRIVACY, /forged or about no order of ours: 30 days/],
    ['A19', PRIVACY, /until you delete your account or ask us .* stay in our accounts without your name/],
    ['A19', PRIVACY, /under Profile Settings\. There you can also download what we hold about you, and delete/],
    ['A9', PRIVACY, /sign-in token; it is removed when you log out/],
    ['E4', PRIVACY, /A map is loaded only when you ask for it/],
    ['D2', PRIVACY, /card-holder name, card number and expiry date are never stored/],
    ['C5', TERMS, /for 15 minutes, and for at most 30/],
    ['C10', TERMS, /can be rescheduled three times/],
    ['C9', REFUNDS, /at least 24 hours' notice: the booking fee is refundable/],
    ['D4', REFUNDS, /another time and the whole fee/],
    ['D5', REFUNDS, /A second payment for the same visit is paid back/],
  ];
  it('is that of the settings on the page', async () => {
    const article = await read('/terms-conditions', TERMS.title, { policy: { ...DEFAULT_POLICY, bookingFee: 1_750 } });
    expect(await within(article).findByText(/booking fee of LKR 1,750 has been paid/)).toBeInTheDocument();
  });

  it.each(kept)('says what the site does: %s', (_, text, sentence) => expect(said(text)).toMatch(sentence));

  it('states the fee, the hold and the notice that apply, and no others', () => {
    const other: Policy = {
      ...DEFAULT_POLICY,
      bookingFee: 1_500,
      holdMinutes: 37,
      noticeHours: 48,
      moveHours: 12,
      latePercent: 25,
      noShowPercent: 60,
      reschedules: 2,
    };
    const terms = said(TERMS, other);
    expect(terms).toMatch(/for 37 minutes, and for at most 52 once/);
    expect(terms).toMatch(
      /free of charge with at least 48 hours' notice for a cancellation and at least 12 hours' notice for a new time\./,
    );
    expect(terms).toMatch(/No-shows are charged 60% of the service price/);
    expect(terms).toMatch(/within 48 hours of the visit costs 25% of the service price/);
    expect(terms).toMatch(/can be rescheduled twice/);
    for (const text of [terms, said(REFUNDS, other)]) {
      expect(text).toMatch(/booking fee of LKR 1,500 /);
      expect(text).not.toMatch(/LKR 1,000|at least 24 hours|costs 50%/);
    }
  });

  const figures = [0, 1, 24];
  const extremes = figures.flatMap((noticeHours) =>
    figures.flatMap((moveHours) =>
      [0, 100].flatMap((percent) =>
        [0, 20].map((reschedules): Policy => {
          const shares = { latePercent: percent, noShowPercent: percent };
          return { ...DEFAULT_POLICY, noticeHours, moveHours, reschedules, ...shares };
        }),
      ),
    ),
  );

  it('C9 C10 states no figure of nothing, and offers no move where there is none', () => {
    for (const policy of extremes)
      for (const text of [said(TERMS, policy), said(REFUNDS, policy)]) {
        expect(text).not.toMatch(/[{}]|\b0 (hour|time)|\b0%|any notice|100%/);
        if (policy.reschedules === 0) expect(text).not.toMatch(/cancel (or|and) reschedule|When you reschedule/);
      }
  });
});
