import { DEFAULT_POLICY, type Policy } from '@salon/contracts';
import { screen, within } from '@testing-library/react';
import { bookingSalon, chooseDay, chooseTime, slip } from '../testing/booking-salon.js';
import { held, site } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

const siteWith = (policy: Partial<Policy>) => ({
  'GET /site': { site: { ...site, policy: { ...DEFAULT_POLICY, ...policy } } },
});
const FREE =
  'Free to cancel or move until Wednesday, November 25, 2026, 10:30 AM. Cancelling later costs 50% of the service price.';
/** The visit of November 26, 10:30, is 120 hours away. */
const WITHIN =
  'This time is within 130 hours: the visit cannot be moved, and cancelling it costs 40% of the service price.';
const LATE = { noticeHours: 130, moveHours: 130, latePercent: 40 };

async function choose(policy: Partial<Policy>) {
  bookingSalon(siteWith(policy));
  open('/book-appointment');
  await chooseDay();
  await chooseTime();
}

describe('C9 C10 before a visit is paid', () => {
  it('the summary says until when a change is free, and what cancelling costs later', async () => {
    await choose({});
    expect(await within(slip()).findByText(FREE)).toBeVisible();
    expect(screen.getByText('Nov 26, 2026, 10:30 AM')).toBeInTheDocument();
  });

  it('the summary names the terms that booking agrees to', async () => {
    await choose({});
    const line = within(slip()).getByText(/^By booking you agree/);
    expect(line).toHaveTextContent('By booking you agree to our Terms & Conditions and Refund Policy.');
  });

  it('of a time within the notice it warns, and so does the bar of a phone', async () => {
    await choose(LATE);
    expect(await within(slip()).findByText(WITHIN)).toBeVisible();
    expect(screen.getByText('Nov 26, 2026, 10:30 AM (cancelling is not free)')).toBeInTheDocument();
  });

  it('says nothing before the rules of the salon are known', async () => {
    bookingSalon();
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    expect(screen.queryByText(/Free to cancel|costs/)).toBeNull();
  });

  it.each([
    ['of what the held visit was booked under', {}, { moveHours: 130, reschedules: 3 }],
    ['of an older service with the salon’s rules of moving', { moveHours: 130 }, {}],
  ])('the payment says it too, %s', async (_of, policy, terms) => {
    const cancel = {
      paid: 0,
      cost: 0,
      refund: 0,
      owed: 0,
      freeUntil: null,
      noticeHours: 130,
      latePercent: 40,
      ...terms,
    };
    bookingSalon(siteWith(policy), { ...held, options: { cancel, reschedule: null } });
    open('/book-appointment?appointment=a1');
    expect(await screen.findByText(WITHIN)).toBeVisible();
  });
});
