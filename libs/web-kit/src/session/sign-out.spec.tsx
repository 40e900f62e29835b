import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { AppProviders } from '../app-providers.js';
import { person } from '../testing/person.js';
import { useSession } from './session.js';

/**
 * React renders transitions one after another in the order of their ten lanes, not of their beginning. A sign-in and a
 * sign-out take three lanes, so ten of them begin in each lane.
 */
const ROUNDS = 10;

let shown: string[] = [];
let show: (path: string) => void;

function Page({ path }: { path: string }) {
  const { user, signIn, signOut, update } = useSession();
  const text = `${user?.name ?? 'guest'} on ${path}`;
  shown.push(text);
  const begin = () => {
    startTransition(() => show('/profile'));
    signIn('token', person('u1', 'Nimali'));
  };
  return (
    <>
      <p>{text}</p>
      <button onClick={begin}>in</button>
      <button onClick={() => void signOut()}>out</button>
      <button onClick={() => update(person('u1', 'Nimali Silva'))}>saved</button>
    </>
  );
}

/** As the router shows a page whose code it has loaded. */
async function goTo(path: string): Promise<void> {
  await Promise.resolve();
  startTransition(() => show(path));
}

function Site() {
  const [path, setPath] = useState('/');
  show = setPath;
  return (
    <AppProviders goTo={goTo}>
      <Page path={path} />
    </AppProviders>
  );
}

it('A-098 A-163 a sign-out never shows the page that is left to a guest', async () => {
  globalThis.fetch = async () => new Response('{}', { status: 409 });
  render(<Site />);
  for (let round = 0; round < ROUNDS; round += 1) {
    await userEvent.click(screen.getByText('in'));
    await screen.findByText('Nimali on /profile');
    shown = [];
    await userEvent.click(screen.getByText('out'));
    await screen.findByText('guest on /');
    expect(shown).not.toContain('guest on /profile');
  }
});

it('A-006 details that are saved after a sign-out do not sign anybody in again', async () => {
  globalThis.fetch = async () => new Response('{}', { status: 409 });
  render(<Site />);
  await userEvent.click(screen.getByText('in'));
  await screen.findByText('Nimali on /profile');
  await userEvent.click(screen.getByText('saved'));
  await screen.findByText('Nimali Silva on /profile');
  await userEvent.click(screen.getByText('out'));
  await screen.findByText('guest on /');
  await userEvent.click(screen.getByText('saved'));
  expect(screen.getByText('guest on /')).toBeVisible();
});
