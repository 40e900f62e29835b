import { messages } from '@salon/contracts';
import { buttonClass, EmptyState, ErrorState, Page, Price, Skeleton, Spinner } from '@salon/ui';
import { messageOf, useCart, useTitle } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { Plus, Trash2 } from 'lucide-react';
import { Dock } from '../summary/dock.js';
import { Progress } from '../summary/progress.js';
import { CartLine } from './cart-line.js';
import { cartView, type CartView } from './cart.rules.js';
import { CartSummary } from './cart-summary.js';
import { OfferBanner } from './offer-banner.js';
import { useCartActions } from './use-cart-actions.js';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The room a line will take. */
const LineWaiting = () => (
  <div className="cart-line" aria-hidden="true">
    <Skeleton ratio="1" />
    <div className="cart-line-words cart-words-waiting"><Skeleton width="55%" height="1.5rem" /><Skeleton width="85%" height="1.1rem" /><Skeleton width="45%" height="1rem" /></div>
    <Skeleton width="8.25rem" height="46px" />
    <Skeleton className="cart-line-total" width="6.5rem" height="1.25rem" />
  </div>
);

const CartLoading = () => (
  <Page>
    <div className="split-view" aria-busy="true">
      <div className="cart-waiting">
        <Spinner label="Loading your cart" />
        <div className="cart-lines">{[0, 1, 2].map((line) => <LineWaiting key={line} />)}</div>
      </div>
      <Skeleton height="24rem" />
    </div>
  </Page>
);

const CartEmpty = () => (
  <Page>
    <EmptyState heading="h1" art="/art/araliya-branch.svg" title={messages.cartEmpty} text="Add some services to get started">
      <Link className={buttonClass({ variant: 'primary' })} to="/services">Browse Services</Link>
    </EmptyState>
  </Page>
);

function FullCart({ view }: { view: CartView }) {
  const actions = useCartActions();
  return (
    <>
      <Page>
        <Progress at={0} />
        <div className="split-view">
          <section aria-labelledby="cart-title">
            <div className="screen-head screen-head-tight">
              <div>
                <h1 id="cart-title">Services Cart</h1>
                <p className="dots"><span>{plural(view.lines.length, 'service')}, {plural(view.pieces, 'piece')}</span> <span>{view.minutes} minutes in all</span></p>
              </div>
              <button type="button" className="word-button" disabled={actions.busy} onClick={actions.clear}>
                <Trash2 aria-hidden="true" />Clear Cart
              </button>
            </div>
            {view.offer && <OfferBanner offer={view.offer} />}
            <ul className="cart-lines" aria-busy={actions.busy}>
              {view.lines.map((line, at) => <CartLine key={line.id ?? at} line={line} actions={actions} unitHidden={view.offer !== null} />)}
            </ul>
            <div className="cart-more">
              <Link className={buttonClass({ variant: 'line' })} to="/services"><Plus aria-hidden="true" />Add More Services</Link>
              {!view.offer && <Link className={buttonClass({ variant: 'text' })} to="/special-offers">View Special Offers</Link>}
            </div>
          </section>
          <CartSummary view={view} />
        </div>
      </Page>
      <Dock label="Total Amount" value={<Price amount={view.totalAmount} />}>
        <Link className={buttonClass({ variant: 'primary' })} to="/book-appointment">Proceed to Book Appointment</Link>
      </Dock>
    </>
  );
}

/** /cart: what is in the cart, what it costs, and the way to a date (spec §2 Services Cart). */
export function CartPage() {
  useTitle('Services Cart');
  const cart = useCart();
  if (cart.isPending) return <CartLoading />;
  if (!cart.data) return <Page><ErrorState heading="h1" title={messages.cartFailed} text={messageOf(cart.error, '')} onRetry={() => void cart.refetch()} /></Page>;
  const view = cartView(cart.data);
  return view.lines.length === 0 ? <CartEmpty /> : <FullCart view={view} />;
}
