import { fireEvent, screen, within } from '@testing-library/react';
import { messages } from '@salon/contracts';
import { MORNING, pass } from '../testing/open.js';
import { pay } from '../testing/pay.js';

const GOES_ON = 'This page goes on by itself once the connection is back.';
let posts = 0;
let isConnected = true;

beforeEach(() => {
  jest.useFakeTimers({ now: MORNING });
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isConnected);
  posts = 0;
  HTMLFormElement.prototype.submit = () => void (posts += 1);
});
afterEach(() => {
  connection('online');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function connection(is: 'online' | 'offline'): void {
  isConnected = is === 'online';
  fireEvent(window, new Event(is));
}
const button = () => screen.getByRole('button', { name: 'Pay Now (LKR 1,000.00)' });

describe('a connection that is lost before the checkout opens', () => {
  it('keeps the page, says so, and opens the checkout by itself once it is back', async () => {
    await pay();
    connection('offline');
    await pass(60_000);
    expect(posts).toBe(0);
    expect(within(screen.getByRole('alert')).getByText(`${messages.noResponse} ${GOES_ON}`)).toBeVisible();
    expect(screen.getByRole('timer')).toBeVisible();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('You can pay now.')).toBeNull();
    connection('online');
    await pass(50);
    expect(screen.queryByText(new RegExp(GOES_ON))).toBeNull();
    expect(screen.getByText('You can pay now.')).toBeInTheDocument();
    await pass(1_600);
    expect(posts).toBe(1);
  });

  it("keeps the customer's press for when it is back", async () => {
    HTMLFormElement.prototype.submit = () => {
      throw new Error('blocked');
    };
    await pay();
    await pass(1_600);
    HTMLFormElement.prototype.submit = () => void (posts += 1);
    connection('offline');
    expect(screen.getByText(messages.noResponse)).toBeVisible();
    expect(button()).not.toHaveAttribute('aria-busy', 'true');
    fireEvent.click(button());
    await pass(5_000);
    expect(posts).toBe(0);
    expect(screen.getByText(`${messages.noResponse} ${GOES_ON}`)).toBeVisible();
    connection('online');
    await pass(1_600);
    expect(posts).toBe(1);
  });

  it('opens the checkout when it is back and the browser does not say so', async () => {
    await pay();
    connection('offline');
    await pass(10_000);
    expect(posts).toBe(0);
    isConnected = true;
    await pass(2_000);
    expect(screen.getByText('You can pay now.')).toBeInTheDocument();
    await pass(1_600);
    expect(posts).toBe(1);
  });
});
