import { VISIT } from '@salon/contracts';
import { formatMinutes } from '@salon/kernel';
import { Art, Badge, Price } from '@salon/ui';
import { QuantityStepper } from '@salon/ui/actions/quantity-stepper';
import { Trash2 } from 'lucide-react';
import type { CartLineView } from './cart.rules.js';
import type { CartActions } from './use-cart-actions.js';

/** One service of the cart: picture, text, unit price, quantity, line total, remove (docs/product.md §2). */
export function CartLine({
  line,
  actions,
  unitHidden,
}: {
  line: CartLineView;
  actions: CartActions;
  unitHidden: boolean;
}) {
  const fixed = line.fromOffer || actions.busy || line.id === null;
  return (
    <li className="cart-line">
      <Art src={line.thumbnail ?? ''} alt="" ratio="1" fallbackSrc="/art/araliya-branch.svg" />
      <div className="cart-line-words">
        {line.fromOffer && <Badge>Special Offer</Badge>}
        <h2>{line.title}</h2>
        <p className="cart-line-about">{line.description}</p>
        <p className="cart-line-unit dots">
          <span>
            <Price amount={line.price} struck={unitHidden} /> each
          </span>{' '}
          <span>{formatMinutes(line.minutes)}</span>
        </p>
      </div>
      <QuantityStepper
        label={`Quantity of ${line.title}`}
        value={line.quantity}
        max={VISIT.maxQuantity}
        disabled={fixed}
        onChange={(quantity) => actions.setQuantity(line, quantity)}
      />
      <p className="cart-line-total">
        <span className="sr">Line total </span>
        <Price amount={line.lineTotal} struck={unitHidden} />
      </p>
      <button
        type="button"
        className="icon-btn cart-line-remove"
        aria-label={line.fromOffer ? `Remove the special offer with ${line.title}` : `Remove ${line.title}`}
        disabled={actions.busy || line.id === null}
        onClick={() => actions.remove(line)}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </li>
  );
}
