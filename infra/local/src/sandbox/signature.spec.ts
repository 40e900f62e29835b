import { cardResult, CARDS, maskCard } from './card.rules.js';
import { checkoutProblems } from './checkout.js';
import { checkoutHash, innerSecret, noticeSignature } from './signature.js';

const SECRET = 'TEST-SECRET-not-real';
const order = { merchantId: '1211149', orderId: 'APT-2026-000123-1', amount: '1000.00', currency: 'LKR' };

describe('the gateway signs as its documentation says', () => {
  it('hashes the merchant secret and the checkout form', () => {
    expect(innerSecret(SECRET)).toBe('6D70AE4A43E31521CF8A72D8D2E43374');
    expect(checkoutHash(order, SECRET)).toBe('D3D37F653FFD5574F0678D475CB02909');
  });

  it.each([
    [2, '1C1BD67374A98EF9F53181DFCC1CF050'],
    [0, '4B59A0BBDAB4B1EB0E53EA1C112EE901'],
    [-1, '94CCA4A24864FCC4C2664A36219D87D9'],
    [-2, '8D7AB02FE2B7906726DF2E9619598D1C'],
    [-3, '4A1F6B06103EBA8B9D4A1DD2710A5A4A'],
  ])('signs a notice with status %d', (status, signature) => {
    expect(noticeSignature(order, status, SECRET)).toBe(signature);
  });
});

describe('a sandbox card', () => {
  it('only the first row of the fifteen is accepted', () => {
    const answers = CARDS.map(({ numbers }) => numbers.map((number) => cardResult(number).outcome));
    expect(answers).toEqual([Array(3).fill('success'), ...Array(4).fill(Array(3).fill('failure'))]);
  });

  it('may be typed with spaces, has its brand, and shows its last four digits', () => {
    expect(cardResult('5307 7321-2553 1191')).toEqual({
      outcome: 'success',
      method: 'MASTER',
      message: 'Successfully completed',
    });
    expect(maskCard('4916 2175 0161 1292')).toBe('************1292');
  });

  it('that is unknown is declined', () => {
    expect(cardResult('4111111111111111').outcome).toBe('failure');
  });
});

describe('a checkout form', () => {
  const merchant = { id: order.merchantId, secret: SECRET };
  const form: Record<string, string> = {
    merchant_id: order.merchantId,
    order_id: order.orderId,
    amount: order.amount,
    currency: 'LKR',
    hash: checkoutHash(order, SECRET),
    items: 'Booking fee',
    return_url: 'http://localhost/r',
    cancel_url: 'http://localhost/c',
    notify_url: 'http://localhost/n',
    first_name: 'Dilani',
    last_name: '-',
    email: 'dilani@example.test',
    phone: '0771234567',
    address: 'Not given',
    city: 'Colombo',
    country: 'Sri Lanka',
  };

  it('is accepted when complete and signed', () => expect(checkoutProblems(form, merchant)).toEqual([]));

  it.each(Object.keys(form))('is refused without %s', (field) => {
    expect(checkoutProblems({ ...form, [field]: ' ' }, merchant)).toEqual([`${field} is missing`]);
  });

  it.each([
    ['another amount than signed', { amount: '1.00' }, /hash does not match/],
    ['an amount without cents', { amount: '1000' }, /amount is not well-formed/],
    ['a thousands mark', { amount: '1,000.00' }, /amount is not well-formed/],
    ['another merchant', { merchant_id: '1' }, /unknown merchant_id/],
    ['no e-mail address', { email: 'dilani' }, /email is not well-formed/],
    ['markup in a name', { first_name: '<b>D</b>' }, /first_name contains markup/],
    ['emoji in the items', { items: 'Nails 💅' }, /items contains markup or emoji/],
  ])('is refused with %s', (_what, change, problem) => {
    expect(checkoutProblems({ ...form, ...change }, merchant).join()).toMatch(problem);
  });
});
