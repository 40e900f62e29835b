import { VISIT } from '@salon/contracts';
import { chaos } from '@salon/testing';
import fc from 'fast-check';
import { CUT, NAILS, RITUAL } from '../testing/fake-catalog.js';
import { customer, openSalon, type Salon } from '../testing/salon.js';

const INTERLEAVINGS = 2_000;
const MENU = [CUT, NAILS, RITUAL];
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon();
});
afterAll(() => salon.close());

const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('add' as const), at: fc.nat(2) }),
    fc.record({ act: fc.constant('offer' as const), at: fc.nat(2) }),
    fc.record({ act: fc.constant('set' as const), at: fc.nat(2) }),
    fc.record({ act: fc.constant('remove' as const), at: fc.nat(2) }),
    fc.record({ act: fc.constant('clear' as const), at: fc.nat(2) }),
  ),
  { minLength: 1, maxLength: 6 },
);
type Step = { act: 'add' | 'offer' | 'set' | 'remove' | 'clear'; at: number };

function call(id: string, { act, at }: Step, offerId: string): Promise<unknown> {
  const service = MENU[at]?.id ?? CUT.id;
  if (act === 'add') return salon.addService.run({ id, email: '' }, service);
  if (act === 'offer') return salon.offers.run(id, offerId, undefined);
  if (act === 'set') return salon.lines.setQuantity(id, service, at + 1);
  return act === 'remove' ? salon.lines.remove(id, service) : salon.lines.clear(id);
}

it(
  'T23 however two clients of one customer interleave, no regular line stands beside an offer, and every refusal has its words',
  async () => {
    const offer = salon.catalog.putOffer();
    let people = 0;
    const ends = { offers: 0, lines: 0 };
    const play = async (one: Step[], other: Step[]): Promise<void> => {
      const { id } = customer(`two clients ${(people += 1)}`);
      const client = async (list: Step[]): Promise<void> => {
        for (const each of list)
          await call(id, each, offer.id).catch((error: unknown) =>
            expect(['conflict', 'not_found', 'invalid']).toContain((error as { kind?: string }).kind),
          );
      };
      await Promise.all([client(one), client(other)]);
      const [cart] = await salon.db.query<{ offerId: string | null; lines: number; most: number }[]>(
        `SELECT "offerId", count("serviceId")::int AS lines, coalesce(max("quantity"), 0) AS most
         FROM booking.cart LEFT JOIN booking.cart_line USING ("customerId")
         WHERE "customerId" = $1 GROUP BY 1`,
        [id],
      );
      if (!cart) return;
      expect(cart.offerId === null || cart.lines === 0).toBe(true);
      expect(cart.most).toBeLessThanOrEqual(VISIT.maxQuantity);
      ends.offers += cart.offerId === null ? 0 : 1;
      ends.lines += cart.lines > 0 ? 1 : 0;
    };
    await fc.assert(fc.asyncProperty(acts, acts, play), { numRuns: chaos.scaled(INTERLEAVINGS), seed: chaos.seed });
    expect(Math.min(ends.offers, ends.lines)).toBeGreaterThan(0);
  },
  chaos.timeout(300_000),
);
