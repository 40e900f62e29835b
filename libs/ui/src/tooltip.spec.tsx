import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from '@salon/ui/tooltip';

const HINT = 'A small fee is charged to secure your booking.';
beforeEach(() => {
  render(
    <>
      <Tooltip text={HINT}>
        <button type="button" aria-label="About the booking fee">
          i
        </button>
      </Tooltip>
      <button type="button">Other</button>
    </>,
  );
});
const button = () => screen.getByRole('button', { name: 'About the booking fee' });
const gone = () => waitFor(() => expect(screen.queryByText(HINT)).not.toBeInTheDocument());

describe('The sentence about the booking fee', () => {
  it('shows on hover, and goes when the pointer leaves', async () => {
    expect(screen.queryByText(HINT)).not.toBeInTheDocument();
    await userEvent.hover(button());
    expect(await screen.findByRole('tooltip')).toHaveTextContent(HINT);
    await userEvent.unhover(button());
    await gone();
  });

  it('stays while it is pointed at itself', async () => {
    await userEvent.hover(button());
    await userEvent.hover(await screen.findByRole('tooltip'));
    await new Promise((done) => setTimeout(done, 250));
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });

  it('shows on focus, describes the button and leaves the focus there', async () => {
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(button()).toHaveAccessibleDescription(HINT);
  });

  it('is closed by Escape without moving the focus', async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(button()).toHaveFocus();
  });

  it('closes when the focus moves on', async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await gone();
    expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
  });

  it('shows on a tap', async () => {
    await userEvent.pointer([{ keys: '[TouchA]', target: button() }]);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(HINT);
  });
});
