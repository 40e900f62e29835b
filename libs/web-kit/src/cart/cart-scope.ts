/** All changes of the cart run in turn. */
export const CART_SCOPE = { id: 'cart' };
