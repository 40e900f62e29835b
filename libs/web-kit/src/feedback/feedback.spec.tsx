import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './error-boundary.js';
import { toast, ToastPlace } from './toast.js';

/** Toasts fade for a second after their time. */
const FADE_MS = 1_000;

describe('a toast', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['S-111 a success', 'success', 2_000],
    ['S-110 S-112 an error', 'error', 4_000],
  ] as const)('%s stays its time', async (text, kind, ms) => {
    jest.useFakeTimers();
    render(<ToastPlace />);
    act(() => toast[kind](text));
    await act(() => jest.advanceTimersByTimeAsync(ms - 50));
    expect(screen.getByText(text)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(50));
    await act(() => jest.advanceTimersByTimeAsync(FADE_MS));
    expect(screen.queryByText(text)).toBeNull();
  });

  it('S-015 S-016 is white on dark, and read out politely', () => {
    const { container } = render(<ToastPlace />);
    act(() => toast.error('Failed to clear cart'));
    const style = screen.getByText('Failed to clear cart').parentElement?.getAttribute('style') ?? '';
    expect([/background: var\(--toast, #2a1e1a\)/.test(style), /color: var\(--toast-ink, #fff\)/.test(style)]).toEqual([
      true,
      true,
    ]);
    expect(container.firstElementChild).toHaveAttribute('aria-live', 'polite');
  });

  it('says a failure once, however often it happens', () => {
    render(<ToastPlace />);
    act(() => [1, 2, 3].forEach(() => toast.error('No connection')));
    expect(screen.getAllByText('No connection')).toHaveLength(1);
  });

  it('can carry one thing to do', async () => {
    const pressed: string[] = [];
    render(<ToastPlace />);
    act(() =>
      toast.success('Service added to cart', { action: { label: 'View cart', run: () => pressed.push('cart') } }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'View cart' }));
    expect(pressed).toEqual(['cart']);
  });
});

it('a part of the page that fails leaves the rest, and can be tried again', async () => {
  let broken = true;
  const Part = () => {
    if (broken) throw new Error('broken part');
    return <p>part</p>;
  };
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <p>rest</p>
      <ErrorBoundary fallback={(_, retry) => <button onClick={retry}>Try Again</button>}>
        <Part />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('rest')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByText('Try Again'));
  expect(screen.getByText('part')).toBeVisible();
  silent.mockRestore();
});
