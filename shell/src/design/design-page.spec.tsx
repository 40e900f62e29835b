import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, open } from '../testing/open.js';

const part = (name: string) => within(screen.getByRole('region', { name }));

it('shows each component in its states', async () => {
  fakeApi(null);
  open('/design');
  await screen.findByRole('heading', { level: 1, name: 'Design' });
  expect(part('Buttons').getByRole('button', { name: 'primary, busy' })).toHaveAttribute('aria-busy', 'true');
  expect(part('Buttons').getByRole('button', { name: 'danger, disabled' })).toBeDisabled();
  expect(part('Fields').getByRole('textbox', { name: 'With an error' })).toBeInvalid();
  expect(
    part('Words of state').getAllByText(/^(?:Pending|Confirmed|Completed|No show|Cancelled|On hold)$/),
  ).toHaveLength(6);
  expect(part('Notices').getAllByRole('note')).toHaveLength(4);
  await userEvent.click(part('Over the page').getByRole('button', { name: 'Question' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Cancel this visit?' })).getByRole('button', {
      name: 'Keep it',
    }),
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

/** Sizes and times of layouts, which no swatch shows. */
const UNSEEN = ['body', 'gap', 'section', 'measure', 'page', 'quick'];

it('shows each token', async () => {
  fakeApi(null);
  open('/design');
  await screen.findByRole('heading', { level: 1, name: 'Design' });
  const css = readFileSync('../libs/ui/src/styles/tokens.css', 'utf8');
  const tokens = new Set([...css.matchAll(/^\s+--([\w-]+):/gm)].map(([, name]) => name));
  const shown = new Set([...document.body.innerHTML.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  expect(tokens.size).toBeGreaterThan(50);
  expect([...tokens].filter((name) => !shown.has(name)).sort()).toEqual([...UNSEEN].sort());
  expect([...shown].filter((name) => !tokens.has(name))).toEqual([]);
});
