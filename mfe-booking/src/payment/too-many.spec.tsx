import { bookingRefusals } from '@salon/contracts';
import { screen } from '@testing-library/react';
import { held } from '../testing/fixtures.js';
import { MORNING, pass } from '../testing/open.js';
import { inited, pay } from '../testing/pay.js';

const INIT = 'POST /appointments/init-payhere';
const TEXT = bookingRefusals.PAYMENT_ATTEMPTS.text({ open: 3, minutes: 2 });
const submit = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ now: MORNING });
  HTMLFormElement.prototype.submit = submit;
});
afterEach(() => jest.useRealTimers());

const tooMany = (seconds: number) => () =>
  new Response(JSON.stringify({ status: 'error', code: 'PAYMENT_ATTEMPTS', message: TEXT }), {
    status: 429,
    headers: { 'retry-after': String(seconds) },
  });

describe('D12 one payment of a visit too many', () => {
  it('counts down to the next one, says until when the time is held, and goes on by itself to Pay Now', async () => {
    const { replies, callsTo } = await pay({ [INIT]: tooMany(110) });
    expect(screen.getByRole('alert')).toHaveTextContent(TEXT);
    const wait = screen.getByText(/This page goes on by itself in/);
    expect(wait).toHaveTextContent(/in 01:\d\d\. Your time stays held until 10:42 AM\./);
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(screen.queryByText('You can pay now.')).toBeNull();
    Object.assign(replies, inited);
    await pass(105_000);
    expect(callsTo(INIT)).toHaveLength(1);
    await pass(6_000);
    expect(callsTo(INIT)).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^Pay Now/ })).toBeEnabled();
    await pass(5_000);
    expect(submit).not.toHaveBeenCalled();
  });

  it('leaves the announcements to the countdown of the hold', async () => {
    await pay({ [INIT]: tooMany(62) });
    await pass(5_000);
    expect(screen.getByText(/This page goes on by itself in/)).toHaveTextContent(/in 00:5\d/);
    expect(document.body).not.toHaveTextContent('1 minute left');
  });

  it('waits again as often as it is refused, which uses none of its three attempts', async () => {
    const { callsTo } = await pay({ [INIT]: tooMany(60) });
    for (const calls of [1, 2, 3, 4, 5]) {
      expect(callsTo(INIT)).toHaveLength(calls);
      expect(screen.getByText(/This page goes on by itself/)).toBeVisible();
      await pass(61_000);
    }
  });

  it('says so when the time is not held that long, with the way to another one', async () => {
    const { callsTo } = await pay({ [INIT]: tooMany(110) }, { ...held, holdUntil: '2026-11-21T05:01:30.000Z' });
    expect(screen.getByText(/Your time is held until/)).toHaveTextContent('10:31 AM only, which is before that.');
    expect(screen.queryByText(/goes on by itself/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Choose a time again' })).toHaveAttribute('href', '/book-appointment');
    await pass(60_000);
    expect(callsTo(INIT)).toHaveLength(1);
  });
});
