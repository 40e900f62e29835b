import type { ImportedClient, ImportedService, RowResult } from '@salon/contracts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckedRows } from './checked-rows.js';
import { IMPORT_KINDS, type ImportKind } from './import-kinds.js';

const client = (line: number): ImportedClient => ({
  line,
  name: `Client ${line}`,
  email: `c${line}@example.test`,
  phone: '',
  city: 'Kandy',
  notes: 'Prefers mornings',
});
const service: ImportedService = {
  line: 2,
  title: 'Hot stones',
  description: '',
  category: 'Massage',
  price: 9500,
  minutes: 75,
};

function show(
  kind: ImportKind,
  rows: (ImportedClient | ImportedService)[],
  notTaken: string[] = [],
  results = rows.map(({ line }): RowResult => ({ line, outcome: 'new' })),
) {
  const columns = { taken: ['Name', 'Memo'], notTaken };
  const file = { fileName: 'clients.csv', source: null, columns, rows, wrong: [], results };
  render(<CheckedRows kind={kind} file={file} error={undefined} onImport={jest.fn()} onOther={jest.fn()} />);
  return within(screen.getByRole('region', { name: 'What is new, as it will be stored' }));
}

it('names the columns that are taken and those that are not', () => {
  show(IMPORT_KINDS.clients, [client(2)], ['Birthday']);
  expect(screen.getByText('1 row')).toBeVisible();
  expect(screen.getByText('Columns taken: Name, Memo. Not taken: Birthday.')).toBeVisible();
});

it('shows the first new rows by field before the import, and all on request', async () => {
  const list = show(IMPORT_KINDS.clients, [2, 3, 4, 5, 6, 7].map(client));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  expect(list.getByText('Row 2').closest('li')).toHaveTextContent(
    'Row 2Client 2 Email: c2@example.test City: Kandy Notes: Prefers mornings',
  );
  await userEvent.click(list.getByRole('button', { name: 'Show all 6' }));
  expect(list.getAllByRole('listitem')).toHaveLength(6);
  expect(list.getByText('Row 7').closest('li')).toHaveFocus();
});

it('shows a new service with its price as it is read', () => {
  const list = show(IMPORT_KINDS.services, [service]);
  expect(list.getByRole('listitem')).toHaveTextContent('Hot stones Category: Massage Price: LKR 9,500.00 Minutes: 75');
});

it('names the categories that the new services create and restore, each once', () => {
  const rows = [2, 3, 4, 5].map((line) => ({ ...service, line }));
  const [massage, nails] = [
    { label: 'Massage', archived: false },
    { label: 'Nail Art', archived: true },
  ];
  show(
    IMPORT_KINDS.services,
    rows,
    [],
    [
      { line: 2, outcome: 'new', category: massage },
      { line: 3, outcome: 'new', category: { ...massage, label: 'massage' } },
      { line: 4, outcome: 'new', category: nails },
      { line: 5, outcome: 'known', category: { label: 'Spa', archived: false } },
    ],
  );
  expect(screen.getByText('Categories that are made: Massage.')).toBeVisible();
  expect(screen.getByText('Archived categories that come back: Nail Art.')).toBeVisible();
});

it('says nothing of categories that guests see already', () => {
  show(IMPORT_KINDS.services, [service]);
  expect(screen.queryByText(/categories that/i)).toBeNull();
});
