import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastList } from './toast-list.js';
import { clearPageAction, clearToasts, toast, usePageAction, useToasts } from './toast.js';
import { Toaster } from './toaster.js';

const Toasts = () => {
  const { toasts, isHeld } = useToasts();
  return <ToastList toasts={toasts} isHeld={isHeld} />;
};

const list = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const undoOf = (done: string[]) => ({ label: 'Undo', run: () => void done.push('undone') });

beforeEach(() => act(clearToasts));
afterEach(() => jest.useRealTimers());

it('offers no earlier Undo after a success that ends it', () => {
  render(<Toasts />);
  act(() => toast.success('Moved', { action: undoOf([]) }));
  act(() => toast.error('Something else'));
  expect(list().getByRole('button', { name: /Undo/ })).toBeInTheDocument();
  act(() => toast.success('Taken back', { endsActions: true }));
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  expect(list().getByText('Something else')).toBeInTheDocument();
});

it.each([
  ['S-111 a success', 'success', 2_000],
  ['S-110 S-112 an error', 'error', 4_000],
  ['a hint', 'info', 4_000],
] as const)('%s stays its time', async (text, kind, ms) => {
  jest.useFakeTimers();
  render(<Toasts />);
  act(() => toast[kind](text));
  await pass(ms - 50);
  expect(list().getByText(text)).toBeInTheDocument();
  await pass(50);
  expect(screen.queryByText(text)).toBeNull();
});

it.each(['success', 'error'] as const)('S-111 a toast with an action stays ten seconds (%s)', async (kind) => {
  jest.useFakeTimers();
  render(<Toasts />);
  act(() => toast[kind]('Your cart has changed', { action: undoOf([]) }));
  await pass(9_950);
  expect(list().getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  await pass(50);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('S-111 the time stops while a pointer is over the toast or the focus is in it, reached by F8', async () => {
  jest.useFakeTimers();
  render(<Toasts />);
  act(() => toast.success('Service added to cart', { action: undoOf([]) }));
  await pass(5_000);
  fireEvent.pointerMove(list().getByText('Service added to cart'));
  await pass(60_000);
  expect(list().getByText('Service added to cart')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole('region'));
  await pass(4_000);
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region')).toContainElement(document.activeElement as HTMLElement);
  await pass(60_000);
  expect(list().getByText('Service added to cart')).toBeInTheDocument();
  act(() => (document.activeElement as HTMLElement).blur());
  await pass(1_000);
  expect(screen.queryByText('Service added to cart')).toBeNull();
});

it('S-111 F8 and the tab key lead to the action, and Enter runs it', async () => {
  const done: string[] = [];
  render(<Toasts />);
  act(() => toast.success('Service added to cart', { action: undoOf(done) }));
  await userEvent.keyboard('[F8]');
  await userEvent.tab();
  expect(list().getByRole('listitem')).toHaveFocus();
  await userEvent.tab();
  expect(list().getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(done).toEqual(['undone']);
  expect(document.body).not.toHaveFocus();
});

it('the focus goes back from the list to where it was, once its toast is closed', async () => {
  render(
    <>
      <button type="button">Next visit</button>
      <input aria-label="Search" />
      <Toasts />
    </>,
  );
  const origin = screen.getByRole('button', { name: 'Next visit' });
  origin.focus();
  act(() => toast.success('Moved', { action: undoOf([]) }));
  await userEvent.keyboard('[F8]');
  expect(origin).not.toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('Moved')).toBeNull();
  expect(origin).toHaveFocus();
  act(() => toast.success('Moved again', { action: undoOf([]) }));
  await userEvent.keyboard('[F8]');
  const other = screen.getByRole('textbox');
  await userEvent.click(other);
  await userEvent.click(list().getByRole('button', { name: 'Undo' }));
  expect(screen.queryByText('Moved again')).toBeNull();
  expect(other).toHaveFocus();
});

it('is announced politely', async () => {
  render(<Toasts />);
  act(() => toast.error('Failed to clear cart'));
  expect((await screen.findByText('Notification Failed to clear cart')).closest('[role=status]')).toHaveAttribute(
    'aria-live',
    'polite',
  );
});

it('shows the same failure only once', () => {
  render(<Toasts />);
  act(() => [1, 2, 3].forEach(() => toast.error('No connection')));
  expect(list().getAllByText('No connection')).toHaveLength(1);
});

function PageAction() {
  const action = usePageAction();
  return action && <button onClick={action.run}>{`${action.label}: ${action.text}`}</button>;
}
const onPage = () => screen.queryByRole('button', { name: 'Undo: Offer added to cart' });

it('S-111 an action that exists only in the toast stays on the page after the toast closes, and runs once', async () => {
  jest.useFakeTimers();
  const done: string[] = [];
  render(
    <>
      <PageAction />
      <Toasts />
    </>,
  );
  act(() => toast.success('Offer added to cart', { action: { ...undoOf(done), onPage: true } }));
  await pass(11_000);
  expect(screen.queryByText('Offer added to cart')).toBeNull();
  const button = onPage() as HTMLElement;
  fireEvent.click(button);
  fireEvent.click(button);
  expect(done).toEqual(['undone']);
  expect(onPage()).toBeNull();
});

it('S-111 an action on the page disappears when it ran from the toast, when it is replaced, and when it is cleared', () => {
  render(
    <>
      <PageAction />
      <Toasts />
    </>,
  );
  const offer = () => act(() => toast.success('Offer added to cart', { action: { ...undoOf([]), onPage: true } }));
  offer();
  fireEvent.click(list().getByRole('button', { name: 'Undo' }));
  expect(onPage()).toBeNull();
  offer();
  act(() => toast.success('Service added to cart', { action: { label: 'View cart', run: () => undefined } }));
  expect(onPage()).toBeNull();
  offer();
  act(() => toast.success('Saved'));
  expect(onPage()).not.toBeNull();
  act(clearPageAction);
  expect(onPage()).toBeNull();
});

it('T52 needs neither a style element nor style attributes in server-rendered HTML', async () => {
  const { container } = render(<Toaster />);
  expect(container).toBeEmptyDOMElement();
  act(() => toast.success('Saved'));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

it('loads its code with the first input, before there is a toast', async () => {
  render(<Toaster />);
  await userEvent.keyboard('a');
  expect(await screen.findByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument();
});
