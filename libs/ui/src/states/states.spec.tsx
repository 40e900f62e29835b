import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState, ErrorState, Notice, Skeleton, Spinner } from '@salon/ui';
import { StatusChip } from '@salon/ui/states/status-chip';

describe('The status of a visit', () => {
  it.each([
    ['pending', 'Pending'],
    ['confirmed', 'Confirmed'],
    ['completed', 'Completed'],
    ['no_show', 'No show'],
    ['cancelled', 'Cancelled'],
  ])('%s is a word with an icon and a tint of its own', (status, word) => {
    const { container } = render(<StatusChip status={status} />);
    expect(screen.getByText(word)).toHaveClass(`status--${status}`);
    expect(container.querySelector('svg[aria-hidden="true"]')).not.toBeNull();
  });

  it.each([
    ['on_hold', 'On hold'],
    ['toString', 'ToString'],
    ['', 'Unknown'],
  ])('A-104 one that is not known (%p) gets the grey default', (status, word) => {
    render(<StatusChip status={status} />);
    expect(screen.getByText(word)).toHaveClass('status--other');
  });
});

describe('A screen that is not ready', () => {
  it('says what is loading', () => {
    render(
      <>
        <Spinner label="Loading your cart" />
        <Skeleton height="4rem" />
      </>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Loading your cart');
  });

  it('without content offers the next step', () => {
    render(
      <EmptyState art="/art/fronds.svg" title="Your cart is empty" text="Add some services to get started">
        <a href="/services">Browse Services</a>
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Services' })).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('announces a failure and offers a retry', async () => {
    const tries: string[] = [];
    render(
      <ErrorState
        title="Failed to load appointments"
        text="Cannot connect to server."
        onRetry={() => tries.push('again')}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load appointments');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(tries).toEqual(['again']);
  });

  it('keeps its texts and the focus while the retry runs, and then says the new ones', async () => {
    const failed = (texts: { text?: string; reason?: string; busy?: boolean }) => (
      <ErrorState title="Failed to load" onRetry={() => undefined} {...texts} />
    );
    const { rerender } = render(failed({ text: 'Please wait.', reason: 'Too many requests' }));
    const button = screen.getByRole('button', { name: 'Try Again' });
    await userEvent.click(button);
    rerender(failed({ text: '', busy: true }));
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Please wait.Too many requests');
    rerender(failed({ text: 'Server error.' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/Failed to loadServer error\.Try Again/);
  });

  it('does not say the same sentence twice', () => {
    render(<ErrorState title="Failed to fetch services" text="Failed to fetch services" />);
    expect(screen.getAllByText('Failed to fetch services')).toHaveLength(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('A notice', () => {
  it('of danger is announced at once', () => {
    render(<Notice tone="danger">Payment initialization failed</Notice>);
    expect(screen.getByRole('alert')).toHaveTextContent('Payment initialization failed');
  });

  it.each(['info', 'success', 'warning'] as const)('of %s waits to be read', (tone) => {
    render(<Notice tone={tone}>We keep your time for 15 minutes.</Notice>);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
