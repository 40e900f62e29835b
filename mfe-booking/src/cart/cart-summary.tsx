import { messages } from '@salon/contracts';
import { buttonClass, MoneySplit, Notice, Price } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { Sum, Sums } from '../summary/sums.js';
import type { CartView } from './cart.rules.js';
import { FeeHint } from './fee-hint.js';
import type { Earliest } from './use-earliest.js';

function OfferLines({ view }: { view: CartView }) {
  if (!view.offer) return null;
  return (
    <ul className="mini-lines">
      <li>
        <strong>{view.offer.title}</strong>
        <Price amount={view.offer.price} />
      </li>
      <li>
        <span className="muted">Original price</span>
        <Price amount={view.offer.originalPrice} struck />
      </li>
      <li className="mini-saved">
        <span>You Save</span>
        <Price amount={view.saved} />
      </li>
    </ul>
  );
}

const CartLines = ({ view }: { view: CartView }) => (
  <ul className="mini-lines">
    {view.lines.map((line, at) => (
      <li key={line.id ?? at}>
        <span>
          {line.title} <span className="muted">(x{line.quantity})</span>
        </span>
        <Price amount={line.lineTotal} />
      </li>
    ))}
  </ul>
);

/** The panel beside the lines: price of the visit, amount due now, earliest time or why there is none, next step. */
export function CartSummary({ view, earliest }: { view: CartView; earliest: Earliest }) {
  return (
    <aside className="slip" aria-labelledby="cart-summary">
      <h2 id="cart-summary">Your visit</h2>
      {view.offer ? <OfferLines view={view} /> : <CartLines view={view} />}
      <Sums>
        <Sum label="Services Total">
          <Price amount={view.servicesTotal} />
        </Sum>
        <Sum
          label={
            <>
              Booking Fee <FeeHint />
            </>
          }
        >
          <Price amount={view.bookingFee} />
        </Sum>
        <Sum label="Total Amount" grand>
          <Price amount={view.totalAmount} big />
        </Sum>
      </Sums>
      <MoneySplit online={view.online} atSalon={view.atSalon} paid={false} />
      {earliest.unbookable === null ? (
        <p className="cart-earliest">{earliest.time !== null && `Earliest: ${earliest.time}`}</p>
      ) : (
        <Notice tone="warning" role="status">
          {earliest.unbookable}
        </Notice>
      )}
      <Link className={`${buttonClass({ variant: 'primary' })} slip-go`} to="/book-appointment">
        Proceed to Book Appointment
      </Link>
      <p className="slip-note">{view.isPrepaid ? messages.prepayNote : messages.feeNote}</p>
    </aside>
  );
}
