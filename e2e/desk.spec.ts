import { expect, type Page, test } from '@playwright/test';
import type { FreePlaces, SalonDay } from '@salon/contracts';
import { DEMO_PASSWORDS } from '@salon/testing/passwords';
import { adminToken, call } from './support/api.js';
import { freeDay, type HeldVisit, heldVisit, serviceNamed, signIn, visitOf } from './support/booking.js';
import { DESKTOP, newVisit, PHONE } from './support/browser.js';

/** The salon's day on one screen: what customers booked is there, and what the desk does reaches them. */

let token: string;
test.beforeAll(async () => {
  token = await adminToken();
});

/** A walk-in of some free day, without the board; the day. */
async function walkInOf(name: string): Promise<string> {
  const service = await serviceNamed('Petal pedicure');
  const { date, times } = await freeDay(token, service);
  const { stylists } = (await call<SalonDay>('GET', `/api/admin/days/${date}`, { token })).body.data;
  const book = (place: object) =>
    call<FreePlaces>('POST', '/api/admin/desk/visits', {
      token,
      body: {
        ...place,
        origin: 'walk_in',
        services: [{ service, quantity: 1 }],
        note: '',
        customer: { name, email: '', phone: '0775550002' },
      },
    });
  const wanted = await book({ date, startTime: times[0], stylistId: stylists[0]?._id });
  if (wanted.status === 201) return date;
  // Somebody else is free at that time: the desk offers the nearest place.
  const { startTime, stylistId, ...offered } = wanted.body.data.places[0]!;
  expect((await book({ date: offered.date, startTime, stylistId })).status).toBe(201);
  return offered.date;
}

/** A stylist who has no other visit at the time of this one. */
async function freeStylist({ id, date }: HeldVisit): Promise<string> {
  const { stylists, visits } = (await call<SalonDay>('GET', `/api/admin/days/${date}`, { token })).body.data;
  const { startTime, endTime } = visits.find(({ _id }) => _id === id)!;
  const busy = visits.filter((other) => other.startTime < endTime && other.endTime > startTime);
  const isFree = ({ _id, shifts }: SalonDay['stylists'][number]): boolean =>
    shifts.length > 0 && busy.every(({ stylist }) => stylist._id !== _id);
  return stylists.find(isFree)?._id ?? '';
}

for (const [name, viewport] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)
  test(`on ${name} a held visit is found by keys, paid, given to somebody else, taken back, and cancelled`, async ({
    browser,
  }) => {
    test.setTimeout(90_000);
    const visit = await heldVisit();
    const { page, context, problems } = await newVisit(browser, viewport);
    await signIn(context, token);
    await page.goto(`/admin/day/${visit.date}`);
    const onBoard = page.locator(`[data-visit="${visit.id}"]`);
    await onBoard.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Fee paid at the desk' }).dblclick();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(onBoard).toContainText('Confirmed');
    expect((await visitOf(visit)).money).toBe('paid_at_desk');

    const before = await onBoard.getAttribute('style');
    await onBoard.press('Enter');
    await page.getByLabel('Give to').selectOption(await freeStylist(visit));
    await page.getByRole('button', { name: 'Give', exact: true }).dblclick();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(onBoard).not.toHaveAttribute('style', before ?? '');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(onBoard).toHaveAttribute('style', before ?? '');

    await onBoard.press('Enter');
    await page.getByRole('button', { name: 'Cancel the visit' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the visit' }).click();
    await expect(onBoard).toHaveCount(0);
    expect((await visitOf(visit)).status).toBe('cancelled');
    expect(problems).toEqual([]);
    await context.close();
  });

test('a walk-in is booked by keys, moved by keys, and both are taken back by Ctrl+Z', async ({ browser }) => {
  test.setTimeout(90_000);
  const { page, context, problems } = await newVisit(browser, DESKTOP);
  await signIn(context, token);
  const { date } = await freeDay(token, await serviceNamed('Petal pedicure'));
  await page.goto(`/admin/day/${date}`);
  const gap = page.getByRole('button', { name: /^Free \d{3} min/ }).first();
  const who = `Walk-in ${Date.now()}`;
  const begun = Date.now();
  await gap.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Menu' }).getByRole('button').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Customer' }).focus();
  await page.keyboard.type(who);
  await page.keyboard.press('Tab');
  await page.keyboard.type('0775550001');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('petal ped');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const visit = page.getByRole('group', { name: 'Visits of the day' }).getByRole('button', { name: who });
  await expect(visit).toContainText('due');
  expect(Date.now() - begun).toBeLessThan(10_000);

  const before = await visit.getAttribute('style');
  await visit.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Move ${who}?` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(visit).toBeFocused();
  await expect(visit).not.toHaveAttribute('style', before ?? '');
  await page.keyboard.press('Control+z');
  await expect(visit).toHaveAttribute('style', before ?? '');
  expect(problems).toEqual([]);
  await context.close();
});

test('a visit is dragged by mouse, and by a finger after a long press; one that moves at once scrolls', async ({
  browser,
}) => {
  test.setTimeout(60_000);
  const { page, context, problems } = await newVisit(browser, DESKTOP);
  await signIn(context, token);
  const who = `Dragged ${Date.now()}`;
  await page.goto(`/admin/day/${await walkInOf(who)}`);
  const board = page.getByRole('group', { name: 'Visits of the day' });
  const visit = board.getByRole('button', { name: who });
  const dialog = page.getByRole('dialog', { name: `Move ${who}?` });
  const middle = async () => {
    await visit.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await visit.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2, down: height };
  };

  const from = await middle();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + from.down, { steps: 5 });
  await expect(board).toHaveClass(/board--moving/);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${who} is at`).first()).toBeVisible();
  const moved = await middle();
  expect(Math.round(moved.y)).not.toBe(Math.round(from.y));

  await board.getByRole('button', { name: /^Free/ }).first().press('Enter');
  await expect(page.getByRole('dialog', { name: 'New visit' })).toBeVisible();
  await page.keyboard.press('Escape');

  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: moved.x, y }] });
  await touch('touchStart', moved.y);
  await touch('touchMove', moved.y - moved.down);
  await expect.poll(async () => (await visit.boundingBox())?.y).toBeLessThan(moved.y - moved.down / 2);
  await expect(board).not.toHaveClass(/board--moving/);
  await touch('touchEnd', moved.y - moved.down);
  await expect(dialog).toBeHidden();

  const held = await middle();
  await touch('touchStart', held.y);
  await expect(board).toHaveClass(/board--moving/);
  await touch('touchMove', held.y - held.down);
  await touch('touchEnd', held.y - held.down);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave it' }).click();
  await expect(board).not.toHaveClass(/board--moving/);
  expect(problems).toEqual([]);
  await context.close();
});

test('two desks see what the other does within a second, a lost stream says so, and focus stays', async ({
  browser,
}) => {
  const visit = await heldVisit();
  const desks = [await newVisit(browser, DESKTOP), await newVisit(browser, DESKTOP)] as const;
  for (const { context, page } of desks) {
    await signIn(context, token);
    const isLive = page.waitForResponse('**/api/admin/stream');
    await page.goto(`/admin/day/${visit.date}`);
    await isLive;
  }
  const [one, other] = desks;
  const onBoard = (page: Page) => page.locator(`[data-visit="${visit.id}"]`);
  await onBoard(other.page).focus();
  await onBoard(one.page).press('Enter');
  await one.page.getByRole('button', { name: 'Fee paid at the desk' }).click();
  await expect(onBoard(one.page)).toContainText('Confirmed');
  await expect(onBoard(other.page)).toContainText('Confirmed', { timeout: 1_000 });
  await expect(onBoard(other.page)).toBeFocused();

  await other.context.setOffline(true);
  await expect(other.page.getByText(/^Not live: last seen .*Trying again…$/)).toBeVisible();
  await call('PATCH', `/api/appointments/${visit.id}/cancel`, { token });
  await other.context.setOffline(false);
  await expect(onBoard(other.page)).toHaveCount(0);
  await expect(other.page.getByText(/^Not live/)).toBeHidden();
  for (const { context, problems } of desks) {
    expect(problems).toEqual([]);
    await context.close();
  }
});

test('a session that ends while a visit is dragged: the visit stays where it was, and signing in leads back to the day', async ({
  browser,
}) => {
  test.setTimeout(60_000);
  const who = `Held ${Date.now()}`;
  const date = await walkInOf(who);
  const session = await adminToken();
  const { page, context } = await newVisit(browser, DESKTOP);
  await signIn(context, session);
  await page.goto(`/admin/day/${date}`);
  const visit = page.getByRole('group', { name: 'Visits of the day' }).getByRole('button', { name: who });
  await visit.scrollIntoViewIfNeeded();
  const before = await visit.getAttribute('style');
  const { x, y, width, height } = (await visit.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + 2 * height, { steps: 5 });
  expect((await call('POST', '/api/auth/logout', { token: session })).status).toBe(200);
  await page.mouse.up();
  await page
    .getByRole('dialog', { name: `Move ${who}?` })
    .getByRole('button', { name: 'Move', exact: true })
    .click();
  await expect(page.getByText('Session expired. Please login again.').first()).toBeVisible();
  await page.waitForURL(`**/login?returnTo=${encodeURIComponent(`/admin/day/${date}`)}`);

  await page.getByLabel('Email address').fill('admin@araliya.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORDS.admin);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(visit).toHaveAttribute('style', before ?? '');
  await context.close();
});
