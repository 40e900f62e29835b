import { messages, type UnavailableItem } from '@salon/contracts';
import { counted, formatMinutes } from '@salon/kernel';
import { buttonClass, EmptyState, Page } from '@salon/ui';
import { useCart, useTitle } from '@salon/web-kit';
import { isFirstLoad } from '@salon/web-kit/queries';
import { Link } from '@salon/web-kit/router';
import { Plus, Trash2 } from 'lucide-react';
import { LoadFailedPage } from '../load-failed-page.js';
import { ChargeBar } from '../summary/action-bar.js';
import { Progress } from '../summary/progress.js';
import { useFocusHandover } from '../use-focus-handover.js';
import { CartLine } from './cart-line.js';
import { cartView, type CartView } from './cart.rules.js';
import { CartSummary } from './cart-summary.js';
import { CartSkeleton } from './cart-skeleton.js';
import { OfferBanner } from './offer-banner.js';
import { ReplacedNotice } from './replaced-notice.js';
import { Unavailable } from './unavailable.js';
import { useEarliest } from './use-earliest.js';
import { useCartActions, type CartActions } from './use-cart-actions.js';

interface Props {
  unavailable: readonly UnavailableItem[];
  actions: CartActions;
}

function CartEmpty({ unavailable, actions }: Props) {
  useFocusHandover();
  return (
    <Page>
      <EmptyState
        heading="h1"
        art="/art/araliya-branch.svg"
        title={messages.cartEmpty}
        text="Add some services to get started"
      >
        {unavailable.length > 0 && <Unavailable items={unavailable} actions={actions} />}
        <Link className={buttonClass({ variant: 'primary' })} to="/services">
          Browse Services
        </Link>
      </EmptyState>
    </Page>
  );
}

function FullCart({ view, unavailable, actions }: Props & { view: CartView }) {
  const earliest = useEarliest(view, actions.busy);
  return (
    <>
      <Page>
        <Progress at={0} petals={1} />
        <div className="split-view">
          <section aria-labelledby="cart-title">
            <div className="screen-head screen-head-tight">
              <div>
                <h1 id="cart-title">Services Cart</h1>
                <p className="dots">
                  <span>
                    {counted(view.lines.length, 'service')}, {counted(view.pieces, 'piece')}
                  </span>{' '}
                  <span>{formatMinutes(view.minutes)} in all</span>
                </p>
              </div>
              <button type="button" className="word-button" disabled={actions.busy} onClick={actions.clear}>
                <Trash2 aria-hidden="true" />
                Clear Cart
              </button>
            </div>
            {unavailable.length > 0 && <Unavailable items={unavailable} actions={actions} />}
            {view.offer && <OfferBanner offer={view.offer} />}
            {view.offer && <ReplacedNotice />}
            <ul className="cart-lines" aria-busy={actions.busy}>
              {view.lines.map((line, at) => (
                <CartLine key={line.id ?? at} line={line} actions={actions} unitHidden={view.offer !== null} />
              ))}
            </ul>
            <div className="cart-more">
              <Link className={buttonClass({ variant: 'line' })} to="/services">
                <Plus aria-hidden="true" />
                Add More Services
              </Link>
              {!view.offer && (
                <Link className={buttonClass({ variant: 'text' })} to="/special-offers">
                  View Special Offers
                </Link>
              )}
            </div>
          </section>
          <CartSummary view={view} earliest={earliest} />
        </div>
      </Page>
      <ChargeBar
        label={earliest.time === null ? undefined : `Earliest: ${earliest.time}`}
        online={view.online}
        atSalon={view.atSalon}
      >
        <Link className={buttonClass({ variant: 'primary' })} to="/book-appointment">
          Proceed to Book Appointment
        </Link>
      </ChargeBar>
    </>
  );
}

/** /cart: items, price, and the link to choose a date (docs/product.md §2). */
export function CartPage() {
  useTitle('Services Cart');
  const cart = useCart();
  const actions = useCartActions();
  if (isFirstLoad(cart)) return <CartSkeleton label="Loading your cart" />;
  if (!cart.data) return <LoadFailedPage title={messages.cartFailed} query={cart} />;
  const view = cartView(cart.data);
  const { unavailable = [] } = cart.data;
  const isEmpty = view.lines.length === 0;
  if (isEmpty && actions.isFilling) return <CartSkeleton label="Loading your cart" />;
  return isEmpty ? (
    <CartEmpty unavailable={unavailable} actions={actions} />
  ) : (
    <FullCart view={view} unavailable={unavailable} actions={actions} />
  );
}
