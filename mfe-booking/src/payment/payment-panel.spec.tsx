import { fireEvent, screen } from '@testing-library/react';
import { refuse } from '@salon/testing/fake-salon';
import { MORNING, pass } from '../testing/open.js';
import { pay } from '../testing/pay.js';

beforeEach(() => void jest.useFakeTimers({ now: MORNING }));
afterEach(() => jest.useRealTimers());

describe('the payment component by keyboard and ear', () => {
  it('B-256 keeps the focus after one Try Again too many, and announces the new content', async () => {
    await pay({ 'POST /appointments/init-payhere': () => refuse(418, 'ODD', '') });
    const till = screen.getByRole('button', { name: 'Try Again' }).closest('.till');
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const again = screen.getByRole('button', { name: 'Try Again' });
      again.focus();
      fireEvent.click(again);
      await pass(50);
    }
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to initialize payment after multiple attempts.');
    expect(till).toHaveFocus();
  });
});
