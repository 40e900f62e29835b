import type { Cart } from '@salon/contracts';
import type { Intent } from '@salon/web-kit';
import { addOffer, addService } from '@salon/web-kit/queries';

/** Adds the service or offer of an intent to the cart. */
export const addToCart = ({ kind, id }: Intent): Promise<Cart> => (kind === 'service' ? addService(id) : addOffer(id));
