import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper } from '@salon/ui/actions/quantity-stepper';

const changes: number[] = [];

function Line({ start, disabled }: { start: number; disabled?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      label="Quantity of Silk Blow-dry"
      value={value}
      disabled={disabled}
      onChange={(next) => {
        changes.push(next);
        setValue(next);
      }}
    />
  );
}

beforeEach(() => {
  changes.length = 0;
});
const decrease = () => screen.getByRole('button', { name: 'Decrease quantity' });
const increase = () => screen.getByRole('button', { name: 'Increase quantity' });
const spoken = () => document.querySelector('div[aria-live="polite"]');

describe('The quantity of a service', () => {
  it('goes up and down by one', async () => {
    render(<Line start={2} />);
    expect(screen.getByRole('group', { name: 'Quantity of Silk Blow-dry' })).toHaveTextContent('2');
    await userEvent.click(increase());
    await userEvent.click(decrease());
    expect(changes).toEqual([3, 2]);
  });

  it('B-185 never goes below 1, and B-186 a decrease at 1 does nothing but say why', async () => {
    render(<Line start={1} />);
    await userEvent.click(decrease());
    await userEvent.keyboard('{Enter} ');
    expect(changes).toEqual([]);
    expect(screen.getByRole('group')).toHaveTextContent('1');
    expect(spoken()).toHaveTextContent('The smallest quantity is 1');
    expect(decrease()).toHaveFocus();
  });

  it('ends at 10 of a service', async () => {
    render(<Line start={10} />);
    await userEvent.click(increase());
    expect(changes).toEqual([]);
    expect(spoken()).toHaveTextContent('The largest quantity is 10');
  });

  it('B-188 cannot be changed while the cart is busy', async () => {
    render(<Line start={3} disabled />);
    expect(decrease()).toBeDisabled();
    expect(increase()).toBeDisabled();
    await userEvent.click(increase());
    expect(changes).toEqual([]);
  });

  it('is reached and changed by keyboard', async () => {
    render(<Line start={2} />);
    await userEvent.tab();
    expect(decrease()).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(changes).toEqual([3, 4]);
  });
});
