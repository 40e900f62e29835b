import type { Cart, CartItem } from '@salon/contracts';
import { fakeSalon, refuse, type Call } from '@salon/testing/fake-salon';
import { restoreCart } from './restore-cart.js';
import { emptyCart } from '../queries/cart.queries.js';

const line = (_id: string, quantity: number) => ({ service: { _id, title: _id }, quantity }) as CartItem;
const cartOf = (...items: CartItem[]): Cart => ({ ...emptyCart, items, cartCount: items.length });
const offer = { _id: 'o1', title: 'Bridal Morning' } as Cart['specialOffer'];

/** A server cart: each add increases the quantity by one, each update sets it. */
function serverCart(now: Cart, replies: Record<string, unknown> = {}) {
  let cart = now;
  const response = () => ({ cart });
  const put = (serviceId: string, quantity: number) =>
    (cart = cartOf(...cart.items.filter(({ service }) => service._id !== serviceId), line(serviceId, quantity)));
  const salon = fakeSalon({
    'GET /cart/get-cart': response,
    'DELETE /cart/clear-cart': () => ((cart = emptyCart), response()),
    'POST /cart/add-cart': ({ body }: Call) => {
      const { serviceId } = body as { serviceId: string };
      put(serviceId, (cart.items.find(({ service }) => service._id === serviceId)?.quantity ?? 0) + 1);
      return response();
    },
    'PUT /cart/update-quantity/s1': ({ body }: Call) => (
      put('s1', (body as { quantity: number }).quantity),
      response()
    ),
    'POST /cart/add-special-offer': () => ((cart = { ...cartOf(line('s8', 1)), specialOffer: offer }), response()),
    ...replies,
  });
  return { salon, held: () => cart.items.map(({ service, quantity }) => [service._id, quantity]) };
}

describe('the cart as it was', () => {
  it('is restored with its quantities, beside lines added since', async () => {
    const { held } = serverCart(cartOf(line('s9', 1)));
    await restoreCart(cartOf(line('s1', 3), line('s2', 1)), new Set());
    expect(held().sort()).toEqual([
      ['s1', 3],
      ['s2', 1],
      ['s9', 1],
    ]);
  });

  it('gets its missing lines alone; a line that is still there keeps its present quantity', async () => {
    const { salon, held } = serverCart(cartOf(line('s1', 10)));
    await restoreCart(cartOf(line('s1', 9), line('s2', 1)), new Set());
    expect(held()).toEqual([
      ['s1', 10],
      ['s2', 1],
    ]);
    expect(salon.callsTo('POST /cart/add-cart').map(({ body }) => body)).toEqual([{ serviceId: 's2' }]);
  });

  it('is restored in place of a special offer', async () => {
    const { held } = serverCart({ ...cartOf(line('s8', 1)), specialOffer: offer });
    await restoreCart(cartOf(line('s2', 1)), new Set());
    expect(held()).toEqual([['s2', 1]]);
  });

  it('is restored as a special offer', async () => {
    const { salon, held } = serverCart(cartOf(line('s2', 1)));
    await restoreCart({ ...cartOf(line('s8', 1)), specialOffer: offer }, new Set());
    expect(held()).toEqual([['s8', 1]]);
    expect(salon.callsTo('POST /cart/add-special-offer')[0]?.body).toEqual({ offerId: 'o1' });
  });

  it('reports what could not be restored, and restores the rest', async () => {
    const gone = refuse(409, 'SERVICE_ARCHIVED', 'Gel polish is no longer offered');
    const { salon, held } = serverCart(emptyCart);
    const add = salon.replies['POST /cart/add-cart'] as (call: Call) => unknown;
    salon.replies['POST /cart/add-cart'] = (call: Call) =>
      (call.body as { serviceId: string }).serviceId === 's1' ? gone : add(call);
    await expect(restoreCart(cartOf(line('s1', 1), line('s2', 1)), new Set())).rejects.toThrow(
      'Gel polish is no longer offered',
    );
    expect(held()).toEqual([['s2', 1]]);
  });

  it.each([
    ['DELETE /cart/clear-cart', 1],
    ['POST /cart/add-cart', 1],
    ['POST /cart/add-cart', 3],
    ['PUT /cart/update-quantity/s1', 3],
  ])('is restored by another try after the response to %s was lost, for %i of a service', async (call, quantity) => {
    const { salon, held } = serverCart({ ...cartOf(line('s8', 1)), specialOffer: offer });
    const reply = salon.replies[call] as (call: Call) => unknown;
    salon.replies[call] = (sent: Call) => {
      salon.replies[call] = reply;
      reply(sent);
      throw new TypeError('Failed to fetch');
    };
    const [former, failed] = [cartOf(line('s1', quantity), line('s2', 1)), new Set<string>()];
    await expect(restoreCart(former, failed)).rejects.toThrow('Cannot connect to server');
    await restoreCart(former, failed);
    expect(held().sort()).toEqual([
      ['s1', quantity],
      ['s2', 1],
    ]);
  });
});
