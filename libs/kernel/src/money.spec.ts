import fc from 'fast-check';
import {
  formatAmount,
  formatLkr,
  groupThousands,
  lkr,
  moneyText,
  plainAmount,
  shortMoneyText,
  sum,
  sumLkr,
  times,
  toLkr,
} from './index.js';

describe('money', () => {
  it('keeps cents whole', () => {
    expect(times(lkr(0.1), 3)).toBe(30);
    expect(sum([lkr(0.1), lkr(0.2)])).toBe(lkr(0.3));
    expect(sumLkr([0.1, 0.2])).toBe(0.3);
  });

  it('refuses an amount below one cent', () => {
    expect(() => lkr(0.001)).toThrow(RangeError);
    expect(() => lkr(1e308)).toThrow(RangeError);
  });

  it('prints two decimals, and 0.00 when the amount is missing', () => {
    expect(formatLkr(lkr(1000))).toBe('LKR 1,000.00');
    expect(formatLkr(undefined)).toBe('LKR 0.00');
    expect(formatAmount(null)).toBe('0.00');
  });

  it.each([
    [1000, 'LKR 1,000.00', 'LKR 1,000'],
    [1000.5, 'LKR 1,000.50', 'LKR 1,000.50'],
    [0, 'LKR 0.00', 'LKR 0'],
  ])('writes the amount %d with its currency, short without empty cents', (amount, text, short) => {
    expect([moneyText(amount), shortMoneyText(amount)]).toEqual([text, short]);
  });

  it('groups thousands as the browser does', () => {
    const cents = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
    fc.assert(fc.property(cents, (value) => groupThousands(value) === value.toLocaleString('en')));
    fc.assert(
      fc.property(cents, (value) => {
        const browser = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
        return formatAmount(value / 100) === (value / 100).toLocaleString('en-US', browser);
      }),
    );
    expect([groupThousands(1234.5), groupThousands(0.12345)]).toEqual(['1,234.5', '0.12345']);
  });

  it("prints the gateway's format without a thousands separator", () => {
    expect(plainAmount(lkr(1000))).toBe('1000.00');
  });

  it('survives the conversion to LKR and back', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (cents) => lkr(toLkr(cents)) === cents));
  });
});
