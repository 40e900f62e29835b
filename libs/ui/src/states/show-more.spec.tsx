import { ShowMore } from '@salon/ui/states/show-more';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';

const list = createRef<HTMLUListElement>();

const Items = ({ names, busy = false }: { names: readonly string[]; busy?: boolean }) => (
  <>
    <ul ref={list}>
      {names.map((name) => (
        <li key={name} tabIndex={-1}>
          {name}
        </li>
      ))}
    </ul>
    <ShowMore list={list} count={names.length} hasMore busy={busy} onMore={() => undefined} />
  </>
);

async function pressed() {
  const { rerender } = render(<Items names={['A']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  rerender(<Items names={['A']} busy />);
  return rerender;
}

it('the focus moves to the first new item of the page', async () => {
  const rerender = await pressed();
  rerender(<Items names={['A', 'B', 'C']} />);
  expect(screen.getByText('B')).toHaveFocus();
});

it('an item that is added after a failed press leaves the focus where it is', async () => {
  const rerender = await pressed();
  rerender(<Items names={['A']} />);
  rerender(<Items names={['A', 'B']} />);
  expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus();
});
