import { counted } from '@salon/kernel';
import { buttonClass } from '@salon/ui';
import { useCart } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';

/** The pages on which services and offers can be added to the cart. */
const MENU_PAGES: readonly string[] = ['/services', '/special-offers'];

export const isMenuPage = (path: string): boolean => MENU_PAGES.includes(path.replace(/\/+$/, ''));

/** The content of the cart with a link to it, at the bottom of the menu pages on phones. It stops above the footer. */
export function CartBar() {
  const count = useCart().data?.cartCount ?? 0;
  if (count === 0) return null;
  return (
    <aside className="cart-bar" aria-label="Your cart">
      <p>{counted(count, 'service')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to="/cart">
        View cart
      </Link>
    </aside>
  );
}
