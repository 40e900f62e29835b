import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, buttonClass } from '@salon/ui';
import { QuantityStepper } from '@salon/ui/actions/quantity-stepper';

function Saving() {
  const [saves, setSaves] = useState(0);
  const [busy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSaves(saves + 1);
        setBusy(true);
      }}
    >
      <Button type="submit" variant="primary" busy={busy}>
        Save Changes
      </Button>
      <button type="button" onClick={() => setBusy(false)}>
        Answer
      </button>
      <p>Saved {saves} times</p>
    </form>
  );
}

const save = () => screen.getByRole('button', { name: 'Save Changes' });

describe('A button', () => {
  it('does not send a form unless it says so', async () => {
    const sent: string[] = [];
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push('form');
        }}
      >
        <Button>Show more</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(sent).toEqual([]);
  });

  it('while busy keeps its name, its text and the focus', async () => {
    render(<Saving />);
    await userEvent.click(save());
    expect(save()).toHaveTextContent('Save Changes');
    expect(save()).toHaveAttribute('aria-busy', 'true');
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    expect(save()).toHaveFocus();
  });

  it('while busy sends nothing twice, by pointer or by key', async () => {
    render(<Saving />);
    await userEvent.click(save());
    await userEvent.click(save());
    await userEvent.keyboard('{Enter} ');
    expect(screen.getByText('Saved 1 times')).toBeInTheDocument();
  });

  it('announces politely that it is busy', async () => {
    render(<Saving />);
    await userEvent.click(save());
    expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Save Changes: please wait');
  });

  it('leaves no words behind once it is no longer busy, or gone', async () => {
    const { unmount } = render(<Saving />);
    await userEvent.click(save());
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(document.body).not.toHaveTextContent('please wait');
    await userEvent.click(save());
    expect(document.body).toHaveTextContent('Save Changes: please wait');
    unmount();
    expect(document.body).not.toHaveTextContent('please wait');
  });

  it('leaves what is announced after it', async () => {
    render(
      <>
        <Saving />
        <QuantityStepper value={1} onChange={() => undefined} label="Quantity of Gel polish" />
      </>,
    );
    await userEvent.click(save());
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(document.body).toHaveTextContent('The smallest quantity is 1');
  });

  it('works again after the response', async () => {
    render(<Saving />);
    await userEvent.click(save());
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    await userEvent.click(save());
    expect(screen.getByText('Saved 2 times')).toBeInTheDocument();
  });

  it('passes its element to a ref', () => {
    const given: { current: HTMLButtonElement | null } = { current: null };
    const { unmount } = render(<Button ref={given}>Book Now</Button>);
    expect(given.current).toBe(screen.getByRole('button', { name: 'Book Now' }));
    unmount();
    expect(given.current).toBeNull();
  });

  it('a disabled one cannot be pressed', async () => {
    const pressed: string[] = [];
    render(
      <Button disabled onClick={() => pressed.push('x')}>
        Verify Email
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Verify Email' }));
    expect(pressed).toEqual([]);
  });
});

it('a link can look like a button', () => {
  expect(buttonClass({ variant: 'primary', size: 'big' })).toBe('btn btn--primary btn--big');
  expect(buttonClass()).toBe('btn btn--line');
});
