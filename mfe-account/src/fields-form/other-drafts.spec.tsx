import type { ContentItem, DayClosing, OfferFields, SalonDay } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { keepDraft } from '@salon/web-kit/queries';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, atDesk, confirmed, visitRecord } from '../testing/fixtures.js';
import { haircut } from '../testing/haircut.js';
import { DILANI, hoursSalon } from '../testing/hours-salon.js';
import { offersSalon } from '../testing/offers-salon.js';
import { accountSalon, open } from '../testing/open.js';
import { atNow } from '../testing/salon-clock.js';
import { BACK, EXPIRED, signInAgain } from '../testing/sign-in-again.js';

const DATE = '2026-11-26';
const DAY = `/admin/day/${DATE}`;
const CLOSE = `/admin/close/${DATE}`;
const VISIT = '/admin/visits/ARL-261120-0001';
const HOURS = '/admin/hours';
const OFFERS = '/admin/offers';
const NOTES = '/admin/visits';
const LIST = 'GET /admin/content/offers';
atNow(new Date('2026-11-26T03:07:00Z'));

const visit: SalonDay['visits'][number] = {
  ...confirmed,
  ...atDesk,
  _id: 'v1',
  appointmentId: 'ARL-261120-0001',
  date: DATE,
  startTime: '10:00',
  endTime: '11:00',
  stylist: { _id: 'd', name: 'Dilani' },
  user: { ...confirmed.user, name: 'Ama Silva' },
};
const shifts = [{ start: '09:00', end: '18:00' }];
const works = (name: string) => ({ _id: name[0]!.toLowerCase(), name, picture: null, shifts, away: [] });
const day: SalonDay = {
  date: DATE,
  today: DATE,
  closed: null,
  stylists: ['Dilani', 'Nadeesha'].map(works),
  visits: [visit],
  cancelled: 0,
};
const cash = { received: 2000, returned: 0, expected: 2000, counted: null, reason: '', afterClosing: 0 };
const closing: DayClosing = {
  date: DATE,
  lines: [{ ...cash, means: 'cash' }],
  closed: null,
  closable: true,
  undecided: [],
  unnoted: [],
  entries: [],
  trace: [],
  version: 'v1',
};
const known = { _id: 'c1', name: 'Nadee Perera', email: 'nadee@example.test', phone: '', hasAccount: true };

function deskSalon() {
  return accountSalon({
    'GET /auth/me': { user: admin },
    [`GET /admin/days/${DATE}`]: day,
    [`GET ${CLOSE}`]: closing,
    [`GET ${VISIT}`]: visitRecord({ visit }),
    'GET /admin/desk/customers?search=Nadee': { customers: [known] },
    'GET /services/get-services': { services: [haircut] },
    'POST /admin/desk/visits': EXPIRED,
    'POST /admin/desk/blocks': EXPIRED,
    [`POST ${CLOSE}`]: EXPIRED,
    'PUT /admin/visits/v1/note': EXPIRED,
  });
}
const salons = {
  [DAY]: deskSalon,
  [CLOSE]: deskSalon,
  [VISIT]: deskSalon,
  [HOURS]: () => hoursSalon({ 'POST /admin/hours/impact': EXPIRED }),
  [OFFERS]: () => offersSalon({ 'PATCH /special-offers/d': EXPIRED }).salon,
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string | RegExp, text: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
const GAP = /^Free 540 min from 9:00 AM with Nadeesha/;

/** Opens a form, types into it and saves, which ends the session; then signs in again. */
async function typeAndSignIn(
  path: keyof typeof salons,
  opener: string | RegExp,
  typed: Record<string, string>,
  save: string,
) {
  const salon = salons[path]();
  const page = open(path, { signedIn: true });
  if (opener) await press(opener);
  for (const [label, text] of Object.entries(typed)) await fill(new RegExp(`^${label}`), text);
  if (opener === GAP && save === 'Book') await press(/^Haircut/);
  await press(save);
  await signInAgain(salon, page, path);
  return { salon, page };
}

it.each([
  ['an offer', OFFERS, 'Edit: Offer d', { Title: 'Silk day', 'Offer price': '5500' }, 'Save offer', 'Edit: Offer d'],
  ['a visit', DAY, GAP, { Customer: 'Banu', Phone: '0771', At: '15:00', Note: 'Tea' }, 'Book', 'New visit'],
  [
    'leave',
    HOURS,
    'Leave or extra hours',
    { Who: DILANI, Note: 'Wedding' },
    'Next: what it affects',
    'Leave or extra hours',
  ],
  [
    'a closed day',
    HOURS,
    'Close the salon',
    { 'First day': '2026-12-31', 'Last day': '2027-01-02', Reason: 'Party' },
    'Next: what it affects',
    'Close the salon',
  ],
  ['a plan', HOURS, 'New plan for Nadeesha Silva', { 'To of Monday': '20:00' }, 'Next: what it affects', /New plan/],
  ['a count', CLOSE, '', { 'Cash, counted': '1,900', 'Cash, why': 'A coin fell' }, 'Close the day', ''],
  ['a note', VISIT, '', { 'For the desk': 'Likes tea' }, 'Save the note', ''],
  ['a note of the day', DAY, /Ama Silva/, { 'For the desk': 'Likes tea' }, 'Save the note', /Ama Silva/],
])('the form of %s has its text again after the session ended', async (_form, path, opener, fields, save, title) => {
  const typed = { ...fields } as Record<string, string>;
  await typeAndSignIn(path as keyof typeof salons, opener, typed, save);
  expect(await screen.findByText(BACK)).toBeVisible();
  for (const [label, text] of Object.entries(typed))
    expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveValue(text);
  if (title) expect(screen.getByRole('dialog', { name: title }).querySelector(':focus:not(button)')).not.toBeNull();
  await press('Discard');
  expect(screen.queryByText(BACK)).toBeNull();
  const [[label, text] = ['', '']] = Object.entries(typed);
  expect(screen.getByLabelText(new RegExp(`^${label}`))).not.toHaveValue(text);
  await waitFor(() => expect(sessionStorage.getItem('draft')).toBeNull());
  expect(document.activeElement?.matches('input, textarea, select')).toBe(true);
  await fill(new RegExp(`^${label}`), text);
  expect(screen.queryByText(BACK)).toBeNull();
  expect(sessionStorage.getItem('draft')).not.toBeNull();
});

it('the next note is not called restored once the restored one is saved', async () => {
  const { salon } = await typeAndSignIn(VISIT, '', { 'For the desk': 'Likes tea' }, 'Save the note');
  await screen.findByText(BACK);
  salon.replies['PUT /admin/visits/v1/note'] = { appointment: visit, act: { id: 'a1', undoable: false } };
  salon.replies[`GET ${VISIT}`] = visitRecord({ visit, note: { text: 'Likes tea', version: 'n1' } });
  await press('Save the note');
  await waitFor(() => expect(screen.queryByText(BACK)).toBeNull());
  await fill(/^For the desk/, 'Likes tea and cake');
  expect(await screen.findByRole('button', { name: 'Save the note' })).toBeVisible();
  expect(screen.queryByText(BACK)).toBeNull();
});

it('a note of a visit that has left its day is there again at the visit', async () => {
  const salon = deskSalon();
  const page = open(DAY, { signedIn: true });
  await press(/Ama Silva/);
  await fill(/^For the desk/, 'Likes tea');
  salon.replies[`GET /admin/days/${DATE}`] = { ...day, visits: [] };
  await press('Save the note');
  await signInAgain(salon, page, DAY);
  await screen.findByRole('button', { name: GAP }); // No dialog is open.
  await page.go(VISIT);
  expect(await screen.findByText(BACK)).toBeVisible();
  expect(screen.getByLabelText(/^For the desk/)).toHaveValue('Likes tea');
});

it('a visit keeps its customer, services and key, and its draft goes when it is booked', async () => {
  const salon = deskSalon();
  const page = open(DAY, { signedIn: true });
  await press(GAP);
  await fill('Customer', 'Nadee');
  await press(/Nadee Perera/);
  await press(/^Haircut/);
  await press('Book');
  await signInAgain(salon, page, DAY);
  expect(await screen.findByText('Nadee Perera')).toBeVisible();
  salon.replies['POST /admin/desk/visits'] = { appointment: visit, act: { id: 'a1', undoable: false } };
  await press('Book');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = salon.callsTo('POST /admin/desk/visits');
  expect(sent[1]?.body).toMatchObject({ customerId: 'c1', services: [{ service: haircut._id, quantity: 1 }] });
  expect(sent[1]?.headers).toMatchObject({ 'idempotency-key': sent[0]?.headers['idempotency-key'] });
  expect(sessionStorage.getItem('draft')).toBeNull();
});

it('a blocked time keeps its reason and its hours', async () => {
  const salon = deskSalon();
  const page = open(DAY, { signedIn: true });
  await press(GAP);
  await press('Block this time instead');
  await fill('Why is it blocked?', 'Stocktaking');
  await fill('To', '12:30');
  await press('Block');
  await signInAgain(salon, page, DAY);
  expect(await screen.findByRole('dialog', { name: 'Block time' })).toBeVisible();
  expect(screen.getByLabelText('Why is it blocked?')).toHaveValue('Stocktaking');
  expect(screen.getByLabelText('To')).toHaveValue('12:30');
  await press('Discard');
  expect(screen.getByRole('dialog', { name: 'Block time' })).toBeVisible();
  expect(screen.getByLabelText('Why is it blocked?')).toHaveValue('');
  expect(screen.getByLabelText('Why is it blocked?')).toHaveFocus();
});

it('an offer that was changed meanwhile is compared with what was typed', async () => {
  const { salon } = await typeAndSignIn(OFFERS, 'Edit: Offer d', { Title: 'Silk day' }, 'Save offer');
  await screen.findByText(BACK);
  const { entries } = salon.replies[LIST] as { entries: ContentItem<OfferFields>[] };
  const theirs = entries.map((each) => ({ ...each, version: 'v2', fields: { ...each.fields, title: 'Theirs' } }));
  salon.replies[LIST] = { entries: theirs };
  salon.replies['PATCH /special-offers/d'] = refuse(409, 'CHANGED_MEANWHILE', '');
  await press('Save offer');
  expect(await screen.findByRole('radio', { name: /Silk day/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /Theirs/ })).toBeInTheDocument();
});

it('a form that is left has no draft', async () => {
  hoursSalon();
  open(HOURS, { signedIn: true });
  await press('Close the salon');
  await fill('Reason', 'Party');
  expect(sessionStorage.getItem('draft')).toContain('Party');
  await press('Cancel');
  await press('Leave');
  await waitFor(() => expect(sessionStorage.getItem('draft')).toBeNull());
});

it.each([
  [OFFERS, 'offer', { item: null, values: { title: 'Silk' } }],
  [OFFERS, 'offer', { item: { _id: 'd' }, values: {} }],
  [HOURS, 'hours', { editing: { title: 'Plan', draft: { subject: 'plan' } }, typed: { subject: 'plan' } }],
  [HOURS, 'hours', { editing: null }],
  [DAY, DATE, { gap: { columnId: 'd', start: 540 }, until: 600, typed: { customer: null } }],
  [DAY, 'v9', 'Tea', NOTES],
  [CLOSE, DATE, { cash: '1,900' }],
  [VISIT, 'v1', { text: 5 }, NOTES],
  [VISIT, 'v1', null, NOTES],
])('%s ignores a draft that is not of its forms: %s %j', async (path, form, typed, source = path) => {
  salons[path as keyof typeof salons]();
  const before = () => keepDraft(source, admin._id, { draft: JSON.stringify({ form, typed }) });
  const page = open('/elsewhere', { signedIn: true, before });
  await screen.findByText('Nadeesha', { selector: 'output' });
  await page.go(path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(BACK)).toBeNull();
  expect(screen.queryByRole('dialog', { name: /Edit|New|Plan/ })).toBeNull();
});
