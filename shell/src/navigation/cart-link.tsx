import type { Cart } from '@salon/contracts';
import { counted } from '@salon/kernel';
import { useCart } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { ShoppingBag } from 'lucide-react';

/** The badge shows the number of lines; the label adds the pieces (decision B10). An unknown cart has neither. */
export function cartLabel(cart: Pick<Cart, 'items' | 'cartCount'> | undefined): string {
  if (!cart?.cartCount) return cart ? 'Cart, empty' : 'Cart';
  const pieces = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return `Cart, ${counted(cart.cartCount, 'line')}, ${counted(pieces, 'piece')}`;
}

export function CartLink() {
  const { data } = useCart();
  const count = data?.cartCount ?? 0;
  return (
    <Link className="cart-link" to="/cart" aria-label={cartLabel(data)}>
      <ShoppingBag aria-hidden="true" />
      {count > 0 && (
        <span className="cart-link__badge" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
