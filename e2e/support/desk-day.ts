import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from '@salon/testing/passwords';
import { call } from './api.js';
import { signIn } from './booking.js';
import { DESKTOP, newVisit, PHONE, type Visit } from './browser.js';
import { mailTo } from './inbox.js';

/** A place for every two hours of the day. */
const ZONES = [
  ...['Pacific/Honolulu', 'America/Anchorage', 'America/Denver', 'America/New_York', 'America/Sao_Paulo'],
  ...['Atlantic/Azores', 'Europe/Paris', 'Asia/Dubai', 'Asia/Dhaka', 'Asia/Tokyo', 'Pacific/Noumea'],
];
const hourIn = (timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' }).format(Date.now()));

/** Where it is about noon: a salon there has hours behind it and hours to come. */
export const zoneAtNoon = (): string =>
  ZONES.reduce((best, zone) => (Math.abs(hourIn(zone) - 12) < Math.abs(hourIn(best) - 12) ? zone : best));

/** A member of the team who has followed their invitation; their token. */
async function teamMember(owner: string, { name, role }: { name: string; role: string }): Promise<Member> {
  const email = `${name.toLowerCase()}-${Date.now()}@first-start.example`;
  await call('POST', '/api/admin/invitations', { token: owner, body: { email, role } });
  const [, invite] = /invite=([\w-]+)/.exec((await mailTo(email, /./)).text) ?? [];
  const body = { name, email, password: PASSWORD, confirmPassword: PASSWORD, invite };
  const registered = await call('POST', '/api/auth/admin/register', { body });
  if (!registered.body.token) throw new Error(`not registered: ${JSON.stringify(registered.body)}`);
  return { email, token: registered.body.token };
}

interface Member {
  email: string;
  token: string;
}

interface Team {
  desk: Visit;
  phone: Visit;
  /** Of the front desk. */
  token: string;
  stylists: { _id: string; name: string; version: string }[];
}

/** A front desk, and a stylist on a phone, whose account is Asha's. */
export async function openTeam(browser: Browser, owner: string): Promise<Team> {
  const [front, stylist] = [
    await teamMember(owner, { name: 'Tharindu', role: 'front_desk' }),
    await teamMember(owner, { name: 'Asha', role: 'stylist' }),
  ];
  const { stylists } = (await call<Pick<Team, 'stylists'>>('GET', '/api/admin/stylists', { token: owner })).body.data;
  const asha = stylists.find(({ name }) => name === 'Asha');
  const linked = await call('PATCH', `/api/admin/stylists/${asha?._id}`, {
    token: owner,
    body: { accountEmail: stylist.email, version: asha?.version },
  });
  expect(linked.status).toBe(200);
  const [desk, phone] = [await newVisit(browser, DESKTOP), await newVisit(browser, PHONE)];
  await signIn(desk.context, front.token);
  await signIn(phone.context, stylist.token);
  return { desk, phone, token: front.token, stylists };
}

export const onBoard = (page: Page, who: string): Locator =>
  page.getByRole('group', { name: 'Visits of the day' }).getByRole('button', { name: who });

/** Books a walk-in from now on, by keys alone. */
export async function walkIn(page: Page, stylist: string, who: string, phone: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^Free \\d+ min from .* with ${stylist}$`) })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Menu' }).getByRole('button').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Customer' }).focus();
  await page.keyboard.type(who);
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('petal ped');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(onBoard(page, who)).toBeVisible();
}

/** Books somebody who was to come half an hour ago, without the board. */
export async function bookLate({ token, stylists }: Team, stylist: string, name: string, zone: string): Promise<void> {
  const at = new Date(Date.now() - 30 * 60_000);
  const inZone = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(at);
  const [service] = (await call<{ services: { _id: string }[] }>('GET', '/api/services/get-services')).body.data
    .services;
  const { status } = await call('POST', '/api/admin/desk/visits', {
    token,
    body: {
      date: inZone('sv-SE', {}),
      startTime: inZone('en-GB', { hour: '2-digit', minute: '2-digit' }).replace(/\d$/, '0'),
      stylistId: stylists.find((each) => each.name === stylist)?._id,
      origin: 'phone',
      services: [{ service: service?._id, quantity: 1 }],
      note: '',
      customer: { name, email: '', phone: '0775550002' },
    },
  });
  expect(status).toBe(201);
}

/**
 * From the board: counts the money of the day, a hundred rupees less cash than expected.
 * @param undecided whose visit waits for a decision
 */
export async function closeTheDay(page: Page, undecided: string, counted: Record<string, string>): Promise<void> {
  await page.getByRole('link', { name: 'Close the day' }).click();
  await expect(page.getByRole('link', { name: new RegExp(undecided) })).toBeVisible();
  for (const [means, amount] of Object.entries(counted)) await page.getByLabel(`${means}, counted, LKR`).fill(amount);
  await page.getByRole('button', { name: 'Close the day' }).click();
  await page.getByLabel('Cash, why it differs').fill('One note is missing');
  await page.getByRole('button', { name: 'Close the day' }).click();
}
