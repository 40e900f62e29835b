import { eachMonday } from '../testing/each-monday.js';
import { customer } from '../testing/salon.js';

const salon = eachMonday();
let people = 0;

/** The form for a held visit of a new customer whose profile the BFF sent as `profile`. */
async function fieldsFor(profile?: unknown): Promise<Record<string, string>> {
  const who = customer(`payer ${(people += 1)}`);
  const { _id } = await salon.held(who);
  const body = { amount: 1000, appointmentData: { _id }, ...(profile === undefined ? {} : { profile }) };
  return (await salon.startPayment.run(who, body)).fields;
}

describe('the checkout form of a payment', () => {
  it('B-233 carries the address and city of the profile, for billing and delivery', async () => {
    expect(await fieldsFor({ address: '12 Temple Road', city: 'Kandy' })).toMatchObject({
      address: '12 Temple Road',
      city: 'Kandy',
      delivery_address: '12 Temple Road',
      delivery_city: 'Kandy',
    });
  });

  it.each([[undefined], [{}], [{ address: null, city: null }], [{ address: 7, city: ['Kandy'] }]])(
    'B-233 D11 carries the defaults for the profile %j',
    async (profile) => {
      expect(await fieldsFor(profile)).toMatchObject({ address: 'Not given', city: 'Colombo' });
    },
  );
});
