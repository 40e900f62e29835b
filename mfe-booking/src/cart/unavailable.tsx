import type { UnavailableItem } from '@salon/contracts';
import { Notice } from '@salon/ui';
import type { CartActions } from './use-cart-actions.js';

interface Props {
  items: readonly UnavailableItem[];
  actions: CartActions;
}

/**
 * The items of the cart that can no longer be booked, each with the reason and a button that removes it. An offer fills
 * the whole cart.
 */
export function Unavailable({ items, actions }: Props) {
  return (
    <Notice tone="warning" role="status" className="cart-unavailable">
      <ul>
        {items.map(({ _id, type, title, message }) => (
          <li key={_id}>
            <span>{type === 'special_offer' && title !== null ? `${title}: ${message}` : message}.</span>
            <button
              type="button"
              className="word-button"
              aria-label={`Remove ${title ?? 'the special offer'}`}
              disabled={actions.busy}
              onClick={() =>
                type === 'special_offer' ? actions.clear() : actions.remove({ id: _id, fromOffer: false })
              }
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
