import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ImportedClient, messages, type RowResult } from '@salon/contracts';
import { never } from '@salon/testing/fake-salon';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const imported = {
  _id: ID,
  fileName: 'clients.csv',
  by: 'Nadeesha',
  at: '2026-11-22T10:00:00Z',
  clients: 2,
  undoUntil: '2099-11-23T10:00:00Z',
  undone: false,
};
/** jsdom's files cannot be read as bytes. */
const csv = (text: string): File =>
  Object.assign(new File([text], 'clients.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });
const judged = (rows: ImportedClient[]): RowResult[] =>
  rows.map(({ line, email }) => ({ line, outcome: email === 'known@example.test' ? 'known' : 'new' }));
const answer = ({ body }: { body?: unknown }) => ({ results: judged((body as { rows: ImportedClient[] }).rows) });

function desk(replies = {}) {
  return accountSalon({
    'GET /auth/me': { user: admin },
    'POST /admin/client-imports/check': answer,
    'POST /admin/client-imports': { import: imported },
    [`POST /admin/client-imports/${ID}/rows`]: answer,
    [`POST /admin/client-imports/${ID}/undo`]: { import: { ...imported, undone: true } },
    ...replies,
  });
}
const choose = async (file: File) => userEvent.upload(await screen.findByLabelText('Choose a CSV file'), file);

it('judges a file before anything is saved, imports what is new and takes it back', async () => {
  const salon = desk();
  open('/admin/import/clients', { signedIn: true });
  await choose(
    csv(
      'First Name,Last Name,Mobile Number,Email\nAma,Silva,,ama@example.test\nBanu,,0771234567,\n' +
        'Cara,,,known@example.test\nDil,,,nobody\nAma,Silva,,AMA@example.test',
    ),
  );
  expect(await screen.findByText(/5 rows, recognised as an export of Fresha/)).toBeVisible();
  expect(screen.getByText('clients.csv').closest('p')).toHaveFocus();
  const counts = screen.getAllByRole('definition').map((each) => each.textContent);
  expect(counts).toEqual(['2', '2', '1']);
  expect(screen.getByText('Row 5').closest('li')).toHaveTextContent('Dil Email is invalid. Email: nobody');
  expect(screen.getByText('Row 6').closest('li')).toHaveTextContent('Ama Silva is in line 2 already');
  expect(salon.callsTo('POST /admin/client-imports')).toHaveLength(0);
  const [checked] = salon.callsTo('POST /admin/client-imports/check');
  expect(rowsOf(checked!).map(({ line }) => line)).toEqual([2, 3, 4, 6]);

  await userEvent.click(screen.getByRole('button', { name: 'Import 2 clients' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: '2 clients imported.' })).toHaveFocus());
  expect(screen.getByText(/Nobody has been mailed/)).toBeVisible();
  expect(screen.getByText(messages.importUndoRemoves, { exact: false })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The import has been undone.' })).toHaveFocus());
  expect(salon.callsTo(`POST /admin/client-imports/${ID}/undo`)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Another file' }));
  expect(screen.getByLabelText('Choose a CSV file')).toHaveFocus();
});

it.each([
  ['Colour\nred', /No column is called Name/],
  ['Name,Email', /This file has no rows/],
  ['PK\0\0', /This is no CSV file/],
])('a file of %j is refused with the way out, and another can be chosen', async (text, sentence) => {
  desk();
  open('/admin/import/clients', { signedIn: true });
  await choose(csv(text));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await choose(csv('Name,Email\nAma,ama@example.test'));
  expect(await screen.findByRole('button', { name: 'Import 1 client' })).toBeVisible();
});

it('the same file can be chosen again once it is mended', async () => {
  let text = 'Colour\nred';
  const file = Object.assign(csv(''), { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
  desk();
  open('/admin/import/clients', { signedIn: true });
  await choose(file);
  await screen.findByRole('alert');
  text = 'Name,Email\nAma,ama@example.test';
  await choose(file);
  expect(await screen.findByRole('button', { name: 'Import 1 client' })).toBeVisible();
});

type Call = { body?: unknown };
const DOWN = () => new Response('{}', { status: 503 });
const rowsOf = ({ body }: Call) => (body as { rows: { line: number }[] }).rows;

/** A salon that keeps what is imported, and what happens to each call instead: its rows are in without a response. */
function keeping(kind: 'client' | 'service', lost: readonly number[]) {
  const kept = new Set<number>();
  let calls = 0;
  const check = (call: Call): { results: RowResult[] } => ({
    results: rowsOf(call).map(({ line }) => ({ line, outcome: kept.has(line) ? 'known' : 'new' })),
  });
  const add = (call: Call) => {
    const reply = { ...check(call), acts: [ID] };
    rowsOf(call).forEach(({ line }) => kept.add(line));
    return lost.includes((calls += 1)) ? DOWN() : reply;
  };
  return {
    [`POST /admin/${kind}-imports/check`]: check,
    [`POST /admin/${kind}-imports/${kind === 'client' ? `${ID}/` : ''}rows`]: add,
  };
}
const clientsFile = csv(`Name,Email\n${Array.from({ length: 300 }, (_, at) => `C,c${at}@example.test`).join('\n')}`);

it('an import that breaks off says how much is in, also of the lost response, and goes on when pressed again', async () => {
  const salon = desk(keeping('client', [2]));
  open('/admin/import/clients', { signedIn: true });
  await choose(clientsFile);
  await userEvent.click(await screen.findByRole('button', { name: 'Import 300 clients' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('200 of 300 are in. Press again to bring in the rest.');
  await userEvent.click(screen.getByRole('button', { name: 'Import 100 clients' }));
  expect(await screen.findByRole('heading', { name: '300 clients imported.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(salon.callsTo('POST /admin/client-imports')).toHaveLength(1);
});

it('an import whose last response is lost is complete', async () => {
  desk(keeping('client', [3]));
  open('/admin/import/clients', { signedIn: true });
  await choose(clientsFile);
  await userEvent.click(await screen.findByRole('button', { name: 'Import 300 clients' }));
  expect(await screen.findByRole('heading', { name: '300 clients imported.' })).toBeVisible();
});

it('the file is to be chosen again when it cannot be said either what is in', async () => {
  const salon = desk(keeping('client', [2]));
  open('/admin/import/clients', { signedIn: true });
  await choose(clientsFile);
  await screen.findByRole('button', { name: 'Import 300 clients' });
  salon.replies['POST /admin/client-imports/check'] = DOWN;
  await userEvent.click(screen.getByRole('button', { name: 'Import 300 clients' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose the file again to see what is in.');
});

const servicesFile = csv(
  `Title,Category,Price\n${Array.from({ length: 60 }, (_, at) => `S${at},Massage,900`).join('\n')}`,
);

it('services whose response was lost are not promised to be undone with the others', async () => {
  const salon = desk({ ...keeping('service', [2]), 'POST /admin/service-imports/undo': { kept: 1 } });
  open('/admin/import/services', { signedIn: true });
  await choose(servicesFile);
  await userEvent.click(await screen.findByRole('button', { name: 'Import 60 services' }));
  expect(await screen.findByRole('heading', { name: '60 services imported.' })).toBeVisible();
  expect(screen.getByText(/The answer about 20 services was lost: for a day each of them/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(salon.callsTo('POST /admin/service-imports/undo')).toHaveLength(1));
});

it('an undo of services that breaks off goes on with the others when pressed again, and counts what was kept', async () => {
  const undo = 'POST /admin/service-imports/undo';
  const salon = desk({
    'POST /admin/service-imports/check': answer,
    'POST /admin/service-imports/rows': (call: Call) => ({
      ...answer(call),
      acts: rowsOf(call).map(({ line }) => line),
    }),
    [undo]: (): object => (salon.callsTo(undo).length === 2 ? DOWN() : { kept: 1 }),
  });
  open('/admin/import/services', { signedIn: true });
  await choose(servicesFile);
  await userEvent.click(await screen.findByRole('button', { name: 'Import 60 services' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(salon.callsTo(undo)).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { name: `${messages.servicesImportUndone(2)}.` });
  const sent = salon.callsTo(undo).map(({ body }) => (body as { acts: number[] }).acts);
  expect(sent.map(({ length }) => length)).toEqual([40, 20, 20]);
  expect(sent[2]).toEqual(sent[1]);
});

it('a button that is pressed twice begins one import', async () => {
  const salon = desk({ 'POST /admin/client-imports': never });
  open('/admin/import/clients', { signedIn: true });
  await choose(csv('Name,Email\nAma,ama@example.test'));
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Import 1 client' }));
  await waitFor(() => expect(salon.callsTo('POST /admin/client-imports')).not.toEqual([]));
  expect(salon.callsTo('POST /admin/client-imports')).toHaveLength(1);
  expect(screen.getByText('Importing clients …')).toHaveFocus();
});

it('services are imported with their categories, prices and minutes as people write them', async () => {
  const salon = desk({
    'POST /admin/service-imports/check': answer,
    'POST /admin/service-imports/rows': (call: { body?: unknown }) => ({ ...answer(call), acts: [ID] }),
    'POST /admin/service-imports/undo': { kept: 0 },
  });
  open('/admin/import/services', { signedIn: true });
  await choose(csv('Service name;Category name;Retail price;Duration\nHot stones;Massage;LKR 9.500,00;1h 15min'));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 service' }));
  await screen.findByText(/All of it can be undone as long as this page is open; for a day each service by itself/);
  expect(screen.queryByText(/mailed/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { name: 'The import has been undone.' });
  expect(salon.callsTo('POST /admin/service-imports/rows').map(({ body }) => body)).toEqual([
    { rows: [{ line: 2, title: 'Hot stones', description: '', category: 'Massage', price: 9500, minutes: 75 }] },
  ]);
  expect(salon.callsTo('POST /admin/service-imports/undo').map(({ body }) => body)).toEqual([{ acts: [ID] }]);
});

const undone = () =>
  Response.json({ status: 'success', data: { import: imported }, message: messages.importUndoneCounts(2, 1) });

it('clients are searched, and the latest import undone from their page, which says how many were kept', async () => {
  const salon = desk({
    [`POST /admin/client-imports/${ID}/undo`]: undone,
    'GET /admin/customers?search=': {
      customers: [
        { _id: ID, name: 'Ama Silva', email: '', phone: '0771234567', city: 'Kandy', notes: '', hasAccount: true },
      ],
      next: null,
    },
    'GET /admin/customers?search=z': { customers: [], next: null },
    'GET /admin/customers?search=zz': { customers: [], next: null },
    'GET /admin/client-imports': { imports: [imported] },
  });
  open('/admin/clients', { signedIn: true });
  const list = await screen.findByRole('list', { name: 'Customers' });
  expect(within(list).getByRole('listitem')).toHaveTextContent('Ama Silva Has an account0771234567 Kandy');
  await userEvent.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByRole('heading', { name: 'Nobody found for “zz”.' })).toBeVisible();
  expect(screen.getByText(messages.importUndoRemoves, { exact: false })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the import of clients.csv' }));
  expect(await screen.findByText(/2 clients removed, 1 kept/)).toBeInTheDocument();
  expect(salon.callsTo(`POST /admin/client-imports/${ID}/undo`)).toHaveLength(1);
});
