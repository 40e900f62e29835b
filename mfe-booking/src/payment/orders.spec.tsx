import { cleanup, fireEvent, screen } from '@testing-library/react';
import { refuse } from '@salon/testing/fake-salon';
import { bookingSalon } from '../testing/booking-salon.js';
import { init } from '../testing/fixtures.js';
import { MORNING, open, pass } from '../testing/open.js';
import { inited, pay, PAYMENT_PATH, scripts } from '../testing/pay.js';

let submitted: HTMLFormElement[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: MORNING });
  submitted = [];
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    submitted.push(this);
  };
});
afterEach(() => jest.useRealTimers());

describe('the order of a payment', () => {
  const reload = async (replies = inited) => {
    cleanup();
    const salon = bookingSalon(replies);
    open(PAYMENT_PATH, { keepStorage: true });
    await pass(50);
    scripts().forEach((script) => fireEvent.load(script));
    await pass(0);
    return salon;
  };

  it('survives a reload, so that reloading uses no order', async () => {
    await pay();
    const { callsTo } = await reload();
    expect(callsTo('POST /appointments/init-payhere')).toEqual([]);
    await pass(1_600);
    expect(submitted.map((form) => form.querySelector<HTMLInputElement>('[name=order_id]')?.value)).toEqual([
      init.orderId,
    ]);
  });

  it('D7 is posted by one tab only: a copy of the tab asks for an order of its own', async () => {
    const { callsTo } = await pay();
    localStorage.setItem('orders-posted', JSON.stringify([init.orderId])); // The other tab was faster.
    fireEvent.click(screen.getByRole('button', { name: /Pay Now/ }));
    await pass(600);
    expect(submitted).toEqual([]);
    expect(callsTo('POST /appointments/init-payhere')).toHaveLength(2);
  });

  it('D7 is not taken up again by a reload once it was posted', async () => {
    await pay();
    await pass(1_600);
    const { callsTo } = await reload();
    expect(callsTo('POST /appointments/init-payhere')).toHaveLength(1);
  });

  it('D7 is not taken up again by a reload either when the browser has no room to note that it was posted', async () => {
    await pay();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await pass(1_600);
    full.mockRestore();
    expect(submitted).toHaveLength(1);
    const { callsTo } = await reload();
    expect(callsTo('POST /appointments/init-payhere')).toHaveLength(1);
  });

  it('B-217 is named to the server once it is known', async () => {
    const { callsTo } = await pay();
    expect(callsTo('PUT /appointments/a1').map(({ body }) => body)).toEqual([{ orderId: init.orderId }]);
  });

  it('B-218 may fail to be noted: that is logged, and the customer pays all the same', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await pay({
      ...inited,
      'PUT /appointments/a1': () => refuse(409, 'ORDER_UNKNOWN', 'This is not the order of this appointment'),
    });
    expect(log).toHaveBeenCalledWith(
      `The order ${init.orderId} was not noted: This is not the order of this appointment`,
    );
    log.mockRestore();
    expect(screen.queryByText(/not the order/)).toBeNull();
    expect(screen.getByRole('button', { name: /Pay Now/ })).toBeEnabled();
  });
});
