import { IMPORT } from '@salon/contracts';
import { amountOfText, columnsFor, minutesOfText, tableOf, textOf, UnreadableFile } from './read-csv.js';

const bytes = (...values: number[]) => new Uint8Array(values);

it.each([
  ['UTF-8', new TextEncoder().encode('Zoë, නිමාලි'), 'Zoë, නිමාලි'],
  ['UTF-8 with its mark', new TextEncoder().encode('\ufeffZoë'), 'Zoë'],
  ['Windows-1252', bytes(0x5a, 0x6f, 0xeb), 'Zoë'],
  ['UTF-16', bytes(0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0), 'Zoë'],
])('reads %s', (_name, file, text) => {
  expect(textOf(file)).toBe(text);
});

it('a spreadsheet that is no text is refused in words', () => {
  expect(() => textOf(bytes(0x50, 0x4b, 3, 4, 0, 0))).toThrow(UnreadableFile);
});

it('reads quoted cells, line breaks within them, semicolons, and skips empty lines', () => {
  expect(tableOf('Name;Notes\n"Perera; Nimali";"first\nsecond"\n\n;\nAma;')).toEqual({
    headers: ['Name', 'Notes'],
    rows: [
      { line: 2, cells: ['Perera; Nimali', 'first\nsecond'] },
      { line: 5, cells: ['Ama', ''] },
    ],
  });
});

it.each([
  ['nothing', ''],
  ['headers alone', 'Name,Email\n'],
  ['too many rows', `Name\n${'Ama\n'.repeat(IMPORT.rows + 1)}`],
])('refuses a file of %s', (_name, text) => {
  expect(() => tableOf(text)).toThrow(UnreadableFile);
});

it('finds columns by letters and digits, the best first', () => {
  expect(columnsFor(['E-mail Address', 'Telephone', 'Mobile number'], ['mobilenumber', 'telephone'])).toEqual([2, 1]);
  expect(columnsFor(['E-mail Address'], ['emailaddress'])).toEqual([0]);
});

it.each([
  ['4500', 4500],
  ['LKR 4,500.00', 4500],
  ['4.500,50', 4500.5],
  ['Rs. 12,500', 12500],
  ['1,000', 1000],
  ['99.5', 99.5],
  ['-3', -3],
  ['Rs.4500/-', 4500],
  ['1,00,000', 100_000],
  ['4 500 LKR', 4500],
  ['2 for 1,000', null],
  ['4500/6000', null],
  ['1.2.3', null],
  ['', null],
  ['free', null],
])('%p is an amount of %p', (text, amount) => {
  expect(amountOfText(text)).toBe(amount);
});

it.each([
  ['90', 90],
  ['90 min', 90],
  ['1h', 60],
  ['1 h 30 min', 90],
  ['1h30', 90],
  ['1:30', 90],
  ['01:30:00', 90],
  ['1.5 hours', 90],
  ['1,5 h', 90],
  ['1,5,2 h', null],
  ['90 sec', null],
  ['1:75', null],
  ['', null],
  ['a while', null],
])('%p is %p minutes', (text, minutes) => {
  expect(minutesOfText(text)).toBe(minutes);
});
