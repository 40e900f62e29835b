import { fakeSalon, type Reply } from '@salon/testing/fake-salon';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart, items, user } from '../testing/fixtures.js';
import { open } from '../testing/open.js';
import { emptied, withoutLine, withQuantity } from './cart.rules.js';

const increase = () =>
  within(screen.getByRole('group', { name: 'Quantity of Frangipani Glow Facial' })).getByRole('button', {
    name: /increase/i,
  });

/**
 * A salon that responds to a change only on command. A browser removes the focus from a disabled element; jsdom does
 * not.
 */
async function cartThatAnswersLater(call: string, answer: Reply, replies: Record<string, Reply> = {}) {
  let answerNow = () => {};
  const later = new Promise<void>((resolve) => (answerNow = resolve));
  fakeSalon({
    'GET /auth/me': { user },
    'GET /cart/get-cart': { cart },
    [call]: () => later.then(() => answer),
    ...replies,
  });
  open('/cart');
  await screen.findByRole('button', { name: 'Clear Cart' });
  return {
    loseFocus: () => (document.activeElement as HTMLElement).blur(),
    answer: () => act(async () => answerNow()),
  };
}

async function press(button: HTMLElement): Promise<void> {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

describe('a cart changed by keyboard', () => {
  it('keeps the focus on the quantity that is being counted up', async () => {
    const { loseFocus, answer } = await cartThatAnswersLater('PUT /cart/update-quantity/s1', {
      cart: withQuantity(cart, 's1', 2),
    });
    await press(increase());
    expect(increase()).toBeDisabled();
    loseFocus();
    await answer();
    await waitFor(() => expect(increase()).toHaveFocus());
  });

  it('goes on at the line that takes the place of a removed one, and at the one before when it was the last', async () => {
    const { loseFocus, answer } = await cartThatAnswersLater(
      'DELETE /cart/remove-cart-item/s2',
      { cart: withoutLine(cart, 's2') },
      {
        'DELETE /cart/remove-cart-item/s3': { cart: withoutLine(withoutLine(cart, 's2'), 's3') },
      },
    );
    await press(screen.getByRole('button', { name: 'Remove Silk Blow-dry' }));
    loseFocus();
    await answer();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Hand-painted Accent' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Frangipani Glow Facial' })).toHaveFocus());
  });

  it('reads the heading of the empty cart once nothing is left', async () => {
    const { loseFocus, answer } = await cartThatAnswersLater('DELETE /cart/clear-cart', { cart: emptied(cart) });
    await press(screen.getByRole('button', { name: 'Clear Cart' }));
    loseFocus();
    await answer();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus());
  });

  it('does not call a customer back who has gone on meanwhile', async () => {
    const { loseFocus, answer } = await cartThatAnswersLater('PUT /cart/update-quantity/s1', {
      cart: withQuantity(cart, 's1', 2),
    });
    await press(increase());
    loseFocus();
    screen.getByRole('link', { name: 'Add More Services' }).focus();
    await answer();
    await waitFor(() => expect(increase()).toBeEnabled());
    expect(screen.getByRole('link', { name: 'Add More Services' })).toHaveFocus();
  });
});

describe('a cart without a network', () => {
  afterEach(() => void fireEvent(window, new Event('online')));

  it('says so at once and takes the change back, instead of waiting for the network', async () => {
    fakeSalon({
      'GET /auth/me': { user },
      'GET /cart/get-cart': { cart: { ...cart, items: [items[0]!] } },
      'PUT /cart/update-quantity/s1': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    open('/cart');
    await screen.findByRole('button', { name: 'Clear Cart' });
    fireEvent(window, new Event('offline'));
    await userEvent.click(increase());
    expect(
      await screen.findByText('Cannot connect to server. Please check your internet connection.'),
    ).toBeInTheDocument();
    expect(within(screen.getByRole('group', { name: /Glow Facial/ })).getByRole('status')).toHaveTextContent('1');
    expect(increase()).toBeEnabled();
  });
});
