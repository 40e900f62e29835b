import { moneyText } from '@salon/kernel';
import {
  clientKey,
  clientRowProblems,
  type ImportedClient,
  type ImportedService,
  problemsIn,
  serviceRowProblems,
} from '@salon/contracts';
import { amountOfText, columnsFor, foldHeader, minutesOfText, type Table } from './read-csv.js';

type Row = Table['rows'][number];

/** What can be imported. */
export interface ImportKind<Imported extends { line: number } = ImportedClient | ImportedService> {
  name: 'clients' | 'services';
  title: string;
  lead: string;
  one: string;
  /** Message about rows that already exist. */
  known: string;
  /** Fields with the headers that may name them, normalised; the first one is used in the template. */
  fields: readonly { label: string; required: boolean; headers: readonly string[] }[];
  template: string;
  /** Programs whose exports are recognised by unique headers. */
  sources: readonly { name: string; headers: readonly string[] }[];
  rowOf(headers: readonly string[], row: Row): Imported;
  /** Why a row is left out before it is sent, by field; null when it can be sent. */
  problemsOf(headers: readonly string[], row: Row): Record<string, string> | null;
  /** Two rows of a file with the same key are the same. */
  keyOf(row: Imported): string;
  nameOf(row: Imported): string;
  /** The other cells by field, '' for an empty one. */
  detailsOf(row: Imported): readonly (readonly [label: string, value: string])[];
}

const FIRST = ['firstname', 'givenname'];
const LAST = ['lastname', 'surname', 'familyname'];
const NAME = ['name', 'fullname', 'clientname', 'customername', 'client'];
const EMAIL = ['email', 'emailaddress', 'mail'];
const PHONE = [
  'phone',
  'mobilenumber',
  'mobile',
  'mobilephone',
  'cellphone',
  'phonenumber',
  'telephone',
  'contactnumber',
];
const CITY = ['city', 'town', 'suburb'];
const NOTES = ['notes', 'note', 'memo', 'clientnotes', 'comments'];

const TITLE = ['title', 'servicename', 'itemname', 'service', 'name'];
const DESCRIPTION = ['description', 'servicedescription'];
const CATEGORY = ['category', 'categoryname', 'servicecategory', 'reportingcategory', 'treatmenttype'];
const PRICE = ['price', 'retailprice', 'serviceprice', 'amount'];
const MINUTES = ['minutes', 'duration', 'durationminutes', 'averagetime', 'time'];

const QUOTED = 60;
/** The beginning of a long cell. */
export const shortened = (cell: string): string => (cell.length > QUOTED ? `${cell.slice(0, QUOTED)}…` : cell);

/** The first non-empty cell of these columns. */
const cellOf = (headers: readonly string[], { cells }: Row, names: readonly string[]): string =>
  columnsFor(headers, names)
    .map((column) => cells[column] ?? '')
    .find((cell) => cell !== '') ?? '';

/** The sentence about a cell that holds something unreadable; null for an empty one and for one that can be read. */
function unreadable(label: string, cell: string, read: (text: string) => number | null, ways: string): string | null {
  if (cell === '' || read(cell) !== null) return null;
  return `${label} cannot be read from “${shortened(cell)}”. Write ${ways}`;
}

const clients: ImportKind<ImportedClient> = {
  name: 'clients',
  title: 'Import clients',
  lead: 'The people you already look after, from the program you used before. Nobody is mailed.',
  one: 'client',
  known: 'is a client already and stays as it is',
  fields: [
    { label: 'Name', required: true, headers: [...NAME, ...FIRST, ...LAST] },
    { label: 'Email', required: false, headers: EMAIL },
    { label: 'Phone', required: false, headers: PHONE },
    { label: 'City', required: false, headers: CITY },
    { label: 'Notes', required: false, headers: NOTES },
  ],
  template: 'Name,Email,Phone,City,Notes\r\nNimali Perera,nimali@example.com,0771234567,Colombo,Prefers mornings\r\n',
  sources: [
    { name: 'Square', headers: ['referenceid', 'emailaddress', 'phonenumber'] },
    { name: 'Fresha', headers: ['firstname', 'mobilenumber', 'email'] },
    { name: 'Booksy', headers: ['firstname', 'cellphone', 'email'] },
  ],
  rowOf: (headers, row) => ({
    line: row.line,
    name: cellOf(headers, row, NAME) || [cellOf(headers, row, FIRST), cellOf(headers, row, LAST)].join(' ').trim(),
    email: cellOf(headers, row, EMAIL),
    phone: cellOf(headers, row, PHONE),
    city: cellOf(headers, row, CITY),
    notes: cellOf(headers, row, NOTES),
  }),
  problemsOf: (headers, row) => clientRowProblems(clients.rowOf(headers, row)),
  keyOf: clientKey,
  nameOf: ({ name }) => name,
  detailsOf: ({ email, phone, city, notes }) => [
    ['Email', email],
    ['Phone', phone],
    ['City', city],
    ['Notes', notes],
  ],
};

const services: ImportKind<ImportedService> = {
  name: 'services',
  title: 'Import services',
  lead: 'Your menu with minutes and prices. Categories that are missing are made; pictures can be added afterwards.',
  one: 'service',
  known: 'is on the menu already and stays as it is',
  fields: [
    { label: 'Title', required: true, headers: TITLE },
    { label: 'Description', required: false, headers: DESCRIPTION },
    { label: 'Category', required: true, headers: CATEGORY },
    { label: 'Price', required: true, headers: PRICE },
    { label: 'Minutes', required: false, headers: MINUTES },
  ],
  template:
    'Title,Description,Category,Price,Minutes\r\nHot stone massage,Warm basalt and frangipani oil,Massage,9500,75\r\n',
  sources: [
    { name: 'Square', headers: ['itemname', 'token', 'price'] },
    { name: 'Fresha', headers: ['servicename', 'retailprice', 'duration'] },
    { name: 'Booksy', headers: ['servicename', 'serviceprice', 'duration'] },
  ],
  rowOf: (headers, row) => ({
    line: row.line,
    title: cellOf(headers, row, TITLE),
    description: cellOf(headers, row, DESCRIPTION),
    category: cellOf(headers, row, CATEGORY),
    price: cellOf(headers, row, PRICE) && amountOfText(cellOf(headers, row, PRICE)),
    minutes: minutesOfText(cellOf(headers, row, MINUTES)),
  }),
  problemsOf: (headers, row) => {
    const [price, minutes] = [cellOf(headers, row, PRICE), cellOf(headers, row, MINUTES)];
    const unread = {
      price: unreadable('Price', price, amountOfText, '4500, 4,500.00 or LKR 4,500'),
      minutes: unreadable('Minutes', minutes, minutesOfText, '90, 1 h 30 or 1:30, or leave the cell empty'),
    };
    return problemsIn({ ...serviceRowProblems(services.rowOf(headers, row)), ...problemsIn(unread) });
  },
  keyOf: ({ title }) => title.trim().toLowerCase(),
  nameOf: ({ title }) => title,
  detailsOf: ({ category, price, minutes, description }) => [
    ['Category', category],
    ['Price', typeof price === 'number' ? moneyText(price) : ''],
    ['Minutes', minutes === null ? '' : String(minutes)],
    ['Description', description],
  ],
};

export const IMPORT_KINDS = { clients, services } as const;

/** The program that exported a file; null when its headers do not identify one. */
export function sourceOf({ sources }: Pick<ImportKind, 'sources'>, headers: readonly string[]): string | null {
  const folded = headers.map(foldHeader);
  return sources.find((source) => source.headers.every((header) => folded.includes(header)))?.name ?? null;
}

/** The required fields without a column in the file. */
export const missingFields = ({ fields }: Pick<ImportKind, 'fields'>, headers: readonly string[]): string[] =>
  fields
    .filter(({ required, headers: names }) => required && columnsFor(headers, names).length === 0)
    .map(({ label }) => label);

/** The columns of a file that are imported, and those that are not. */
export function columnsOf({ fields }: Pick<ImportKind, 'fields'>, headers: readonly string[]) {
  const known = new Set(fields.flatMap((field) => field.headers));
  const named = [...new Set(headers)].filter((header) => header !== '');
  const isTaken = (header: string) => known.has(foldHeader(header));
  return { taken: named.filter(isTaken), notTaken: named.filter((header) => !isTaken(header)) };
}
