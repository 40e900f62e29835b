import { render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { MoneySplit, Price } from '@salon/ui';

const shown = (amount: number | null | undefined) => {
  const { container, unmount } = render(<Price amount={amount} />);
  const text = container.textContent;
  unmount();
  return text;
};

describe('A price', () => {
  it.each([
    [1000, 'LKR 1,000.00'],
    [6500.5, 'LKR 6,500.50'],
    [0, 'LKR 0.00'],
    [12_100, 'LKR 12,100.00'],
  ])('B-051 %s shows with 2 decimals', (amount, text) => {
    expect(shown(amount)).toBe(text);
  });

  it.each([[undefined], [null]])('B-052 a missing one (%s) shows as 0.00', (amount) => {
    expect(shown(amount)).toBe('LKR 0.00');
  });

  it('B-051 any whole number of cents keeps its value and ends in two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const text = shown(cents / 100);
        expect(text).toMatch(/^LKR \d{1,3}(?:,\d{3})*\.\d{2}$/);
        expect(Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)).toBe(cents);
      }),
      { numRuns: 50 },
    );
  });

  it('a former price is struck through and announced as such', () => {
    const { container } = render(<Price amount={18_000} struck />);
    expect(container.querySelector('s')).toHaveTextContent('was LKR 18,000.00');
  });
});

it.each([
  [false, 'Due now'],
  [true, 'Paid online'],
])('shows what is paid online (paid: %s) beside what is paid at the salon', (paid, label) => {
  render(<MoneySplit online={1000} atSalon={11_100} paid={paid} />);
  const [online, salon] = screen.getAllByRole('definition');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([label, 'To pay at the salon']);
  expect(online).toHaveTextContent('LKR 1,000.00');
  expect(salon).toHaveTextContent('LKR 11,100.00');
});
