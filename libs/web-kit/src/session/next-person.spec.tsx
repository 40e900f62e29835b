import { useMutation, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '../api/client.js';
import { AppProviders } from '../app-providers.js';
import { keepDraft, restoreDraft } from '../paths/draft.js';
import { keepIntent, takeIntent } from '../paths/intent.js';
import { person } from '../testing/person.js';
import { useSession } from './session.js';

const chosen = { kind: 'service', id: 's6' } as const;

let readSalon: () => string;

/** Ends the change of the cart that runs. */
let end: () => void;
let begun: string[] = [];

function Page() {
  const { user, signIn, signOut } = useSession();
  const { data: salon = 'another salon' } = useQuery({ queryKey: ['site'], queryFn: readSalon });
  const change = useMutation({
    mutationFn: (name: string) => {
      begun.push(name);
      return new Promise<void>((resolve) => (end = resolve));
    },
    scope: { id: 'cart' },
  });
  return (
    <>
      <p>{user?.name ?? 'nobody'} is here</p>
      <p>{salon}</p>
      <button onClick={() => change.mutate(`change ${begun.length} of ${user?.name}`)}>change</button>
      <button onClick={() => signIn('token of A', person('A'))}>A</button>
      <button onClick={() => signIn('token of B', person('B'))}>B</button>
      <button onClick={() => void signOut()}>out</button>
      <button onClick={() => void api.get('/expired').catch(() => undefined)}>session ends</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  begun = [];
  readSalon = () => 'Araliya';
  globalThis.fetch = async (url) =>
    new Response('{"status":"success","data":{}}', { status: url === '/api/expired' ? 401 : 200 });
  render(
    <AppProviders goTo={() => undefined}>
      <Page />
    </AppProviders>,
  );
  await screen.findByText('nobody is here');
});

describe('what somebody chose before signing in', () => {
  it.each([
    ['as a guest is for whoever signs in next', [], [], 'B', chosen],
    ['with a session that ended then is there when they return', ['A'], ['session ends'], 'A', chosen],
    ['and before signing out is for nobody', ['A'], ['out'], 'B', null],
  ])('%s', async (_title, earlier, later, who, replayed) => {
    for (const name of earlier) await press(name);
    keepIntent(chosen);
    for (const name of later) await press(name);
    await screen.findByText('nobody is here');
    await press(who);
    expect(takeIntent()).toEqual(replayed);
  });
});

it.each([
  ['is made when the earlier one has ended', [], 'A'],
  ['is not made by the next customer', ['out', 'B'], 'B'],
])('a change of the cart that waits for an earlier one %s', async (_title, presses, present) => {
  await press('A');
  await press('change');
  await press('change');
  for (const name of presses) await press(name);
  await screen.findByText(`${present} is here`);
  await act(async () => end());
  expect(begun.slice(1)).toEqual(present === 'A' ? ['change 1 of A'] : []);
});

it('a sign-out removes what was typed and not sent', async () => {
  await press('A');
  keepDraft('contact', 'A', { message: 'About Friday' });
  await press('out');
  const restored: string[] = [];
  restoreDraft('contact', 'A', (_field, text) => restored.push(text));
  expect([restored, sessionStorage.length]).toEqual([[], 0]);
});

it("a sign-out keeps the salon's details, also when they cannot be read at the moment", async () => {
  await press('A');
  await screen.findByText('Araliya');
  readSalon = () => {
    throw new Error('offline');
  };
  await press('out');
  await screen.findByText('nobody is here');
  expect(screen.getByText('Araliya')).toBeVisible();
});
