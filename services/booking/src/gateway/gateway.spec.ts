import fc from 'fast-check';
import { checkoutFields, type Customer, plain, splitName } from './checkout.rules.js';
import { parseNotice } from './notice.rules.js';
import { newOrderId } from './order-id.js';
import { checkoutHash, isSignedBy, noticeSignature } from './signature.js';

const MERCHANT = { merchantId: '1211149', merchantSecret: 'TEST-SECRET-not-real' };
const VECTOR = { orderId: 'APT-2026-000123-1', amount: '1000.00', currency: 'LKR' };
const ORDER = 'ABCDEFGHIJ123456789Z';
const FORM = {
  merchant_id: '1211149',
  order_id: ORDER,
  payment_id: '320012345',
  captured_amount: '1000.00',
  payhere_amount: '1000.00',
  payhere_currency: 'LKR',
  status_code: '2',
  md5sig: 'A'.repeat(32),
  custom_1: 'x',
  custom_2: '',
  status_message: 'Successfully completed',
  method: 'VISA',
  card_holder_name: 'N Perera',
  card_no: '************1292',
  card_expiry: '1230',
  recurring: '0',
};
const form = (change: Record<string, string | undefined> = {}): string =>
  new URLSearchParams(
    Object.entries<string | undefined>({ ...FORM, ...change }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    ),
  ).toString();

describe('signatures', () => {
  it('B-229 signs a checkout as the published vector does', () => {
    expect(checkoutHash(MERCHANT, VECTOR)).toBe('D3D37F653FFD5574F0678D475CB02909');
  });

  it.each([
    ['2', '1C1BD67374A98EF9F53181DFCC1CF050'],
    ['0', '4B59A0BBDAB4B1EB0E53EA1C112EE901'],
    ['-1', '94CCA4A24864FCC4C2664A36219D87D9'],
    ['-2', '8D7AB02FE2B7906726DF2E9619598D1C'],
    ['-3', '4A1F6B06103EBA8B9D4A1DD2710A5A4A'],
  ])('knows the notice of status %s, in any case, and no other', (statusCode, signature) => {
    const notice = { ...VECTOR, statusCode };
    expect(noticeSignature(MERCHANT, notice)).toBe(signature);
    expect(isSignedBy(MERCHANT, notice, signature.toLowerCase())).toBe(true);
    for (const wrong of [
      '',
      signature.slice(1),
      `${signature}0`,
      signature.replace(/.$/, (last) => (last === 'F' ? '0' : 'F')),
      'é'.repeat(32),
    ]) {
      expect(isSignedBy(MERCHANT, notice, wrong)).toBe(false);
    }
  });

  it('while the secret is replaced, notices of both are genuine; of one that was taken away they are not', () => {
    const notice = { ...VECTOR, statusCode: '2' };
    const [older, newer] = ['the older secret', 'the newer secret'].map((secret) => ({
      ...MERCHANT,
      merchantSecret: secret,
    }));
    const signatures = [older, newer].map((merchant) => noticeSignature(merchant!, notice));
    const accepted = (merchant: typeof MERCHANT & { merchantSecretAlso?: string }) =>
      signatures.map((each) => isSignedBy(merchant, notice, each));
    expect(accepted({ ...older!, merchantSecretAlso: 'the newer secret' })).toEqual([true, true]);
    expect(accepted({ ...newer!, merchantSecretAlso: 'the older secret' })).toEqual([true, true]);
    expect(accepted({ ...newer!, merchantSecretAlso: '' })).toEqual([false, true]);
    expect(
      isSignedBy(
        { ...newer!, merchantSecretAlso: '' },
        notice,
        noticeSignature({ ...MERCHANT, merchantSecret: '' }, notice),
      ),
    ).toBe(false);
  });
});

describe('reading a notice', () => {
  it('keeps what is signed, and nothing of the card', () => {
    const notice = parseNotice(form());
    expect(notice).toEqual({
      merchantId: '1211149',
      orderId: ORDER,
      paymentId: '320012345',
      amount: '1000.00',
      currency: 'LKR',
      statusCode: '2',
      signature: 'A'.repeat(32),
      method: 'VISA',
      statusMessage: 'Successfully completed',
    });
    expect(JSON.stringify(notice)).not.toMatch(/Perera|1292|1230/);
  });

  it.each([
    ['an amount that carries the currency (T35)', form({ payhere_amount: '1000.00LKR2' })],
    ['a status that carries the currency (T35)', form({ status_code: '2LKR', payhere_currency: '' })],
    ['fields shifted into each other (T35)', form({ order_id: `${ORDER}0`, payhere_amount: '1000.00' })],
    ['a short order id (T35)', form({ order_id: 'ORD1', payhere_amount: '01000.00' })],
    ['a status of words', form({ status_code: 'success' })],
    ['a status beyond the table', form({ status_code: '4' })],
    ['a status between those of the table', form({ status_code: '1' })],
    ['another currency', form({ payhere_currency: 'USD' })],
    ['an amount without cents', form({ payhere_amount: '1000' })],
    ['a comma', form({ payhere_amount: '1,000.00' })],
    ['no signature', form({ md5sig: undefined })],
    ['an empty signature', form({ md5sig: '' })],
    ['a NUL in an id', form({ payment_id: 'a\0b' })],
    ['a field twice', `${form()}&status_code=2`],
    ['an array', form({ md5sig: undefined }).concat('&md5sig[]=A')],
    ['too much', form({ custom_1: 'x'.repeat(9_000) })],
    ['JSON, parsed', { ...FORM }],
    ['JSON as text', JSON.stringify(FORM)],
    ['nothing', ''],
    ['nothing at all', undefined],
  ])('T34 refuses %s', (_story, body) => {
    expect(() => parseNotice(body)).toThrow('This is not a payment notice');
  });

  it('T34 reads or refuses any text, and never breaks', () => {
    const mutated = fc
      .tuple(fc.nat(300), fc.string({ unit: 'binary', maxLength: 4 }))
      .map(([at, text]) => form().slice(0, at) + text + form().slice(at + text.length));
    fc.assert(
      fc.property(fc.oneof(fc.string(), mutated), (body) => {
        try {
          return parseNotice(body).orderId.length === 20;
        } catch (error) {
          return (error as { kind?: string }).kind === 'invalid';
        }
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('the checkout form', () => {
  const fieldsFor = (customer: Partial<Customer>, isWhole = false, siteUrl = 'https://salon.test') =>
    checkoutFields({
      merchantId: '1211149',
      appointmentId: 'a1',
      orderId: ORDER,
      amount: '1000.00',
      isWhole,
      hash: 'HASH',
      siteUrl,
      notifyUrl: 'https://salon.test/n',
      customer: { name: 'Nimali Perera', email: 'n@example.test', phone: null, address: null, city: null, ...customer },
    });

  it('D1 leads back to the site also when its address is set with a slash at its end', () => {
    expect(fieldsFor({}, false, 'https://salon.test/')).toMatchObject({
      return_url: `https://salon.test/payment-success?appointment=a1&order=${ORDER}`,
      cancel_url: `https://salon.test/payment-cancel?appointment=a1&order=${ORDER}`,
    });
  });

  it('says so when it is for the whole price', () => {
    expect(fieldsFor({}, true).items).toBe('Appointment Booking Fee and Services');
  });

  it('B-135 B-220 B-221 B-222 B-223 B-226 B-227 B-228 B-230 B-231 B-232 has every field the gateway asks for, and no other', () => {
    expect(fieldsFor({ phone: '0771234567', address: '12 Temple Road', city: 'Kandy' })).toEqual({
      merchant_id: '1211149',
      return_url: `https://salon.test/payment-success?appointment=a1&order=${ORDER}`,
      cancel_url: `https://salon.test/payment-cancel?appointment=a1&order=${ORDER}`,
      notify_url: 'https://salon.test/n',
      order_id: ORDER,
      items: 'Appointment Booking Fee',
      currency: 'LKR',
      amount: '1000.00',
      hash: 'HASH',
      first_name: 'Nimali',
      last_name: 'Perera',
      email: 'n@example.test',
      phone: '0771234567',
      address: '12 Temple Road',
      city: 'Kandy',
      country: 'Sri Lanka',
      delivery_address: '12 Temple Road',
      delivery_city: 'Kandy',
      delivery_country: 'Sri Lanka',
      custom_1: 'a1',
    });
  });

  it.each([[null], [''], ['  '], ['💅']])(
    'B-233 D11 puts defaults for an address and a city of %j, for delivery too',
    (missing) => {
      expect(fieldsFor({ address: missing, city: missing })).toMatchObject({
        address: 'Not given',
        city: 'Colombo',
        country: 'Sri Lanka',
        delivery_address: 'Not given',
        delivery_city: 'Colombo',
        delivery_country: 'Sri Lanka',
      });
    },
  );

  it('B-233 D11 puts defaults where name and phone are missing, and no markup or emoji anywhere', () => {
    const fields = fieldsFor({ name: 'Nimali <b>Perera</b> 💅', address: '<i>12</i>\nTemple Road 🏠' });
    expect(fields).toMatchObject({ first_name: 'Nimali', last_name: 'b Perera /b', address: 'i 12 /i Temple Road' });
    expect(fields.phone).toMatch(/^\d{10}$/);
    expect(splitName('Nimali')).toEqual({ first: 'Nimali', last: '-' });
    expect(splitName('💅')).toEqual({ first: '-', last: '-' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => !/[<>\p{Emoji_Presentation}\p{Cc}]/u.test(plain(text))),
    );
  });
});

it('B-129 an order id has 20 signs, the last a letter, and is new each time', () => {
  const ids = Array.from({ length: 500 }, newOrderId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) expect(id).toMatch(/^[A-Z0-9]{19}[A-Z]$/);
});
