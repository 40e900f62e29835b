import { messages } from '@salon/contracts';
import { tableOf } from './read-csv.js';
import { columnsOf, IMPORT_KINDS, type ImportKind, missingFields, sourceOf } from './import-kinds.js';

const { clients, services } = IMPORT_KINDS;
const first = <Row>(kind: { rowOf(headers: string[], row: never): Row }, text: string): Row => {
  const { headers, rows } = tableOf(text);
  return kind.rowOf(headers, rows[0] as never);
};

it.each([
  [
    'Square',
    'Reference ID,First Name,Last Name,Email Address,Phone Number,Nickname,City,Memo\n' +
      '7,Nimali,Perera,n@example.test,+94771234567,,Kandy,Tea',
  ],
  [
    'Fresha',
    'First Name,Last Name,Mobile Number,Telephone,Email,City,Notes\n' +
      'Nimali,Perera,+94771234567,,n@example.test,Kandy,Tea',
  ],
  ['Booksy', 'First name,Last name,Cell phone,E-mail,City,Notes\nNimali,Perera,+94771234567,n@example.test,Kandy,Tea'],
  [null, clients.template.split('\r\n')[0] + '\nNimali Perera,n@example.test,+94771234567,Kandy,Tea'],
])('reads clients as %p writes them', (source, text) => {
  expect(sourceOf(clients, tableOf(text).headers)).toBe(source);
  expect(first(clients, text)).toEqual({
    line: 2,
    name: 'Nimali Perera',
    email: 'n@example.test',
    phone: '+94771234567',
    city: 'Kandy',
    notes: 'Tea',
  });
});

it.each([
  ['Square', 'Token,Item Name,Description,Category,Price,Duration\nX,Hot stones,Warm,Massage,"9,500.00",1:15'],
  ['Fresha', 'Service name,Description,Category name,Retail price,Duration\nHot stones,Warm,Massage,LKR 9500,1h 15min'],
  [null, services.template.split('\r\n')[0] + '\nHot stones,Warm,Massage,9500,75'],
])('reads services as %p writes them', (source, text) => {
  expect(sourceOf(services, tableOf(text).headers)).toBe(source);
  expect(first(services, text)).toEqual({
    line: 2,
    title: 'Hot stones',
    description: 'Warm',
    category: 'Massage',
    price: 9500,
    minutes: 75,
  });
});

const problems = (kind: ImportKind, text: string) => {
  const { headers, rows } = tableOf(text);
  return kind.problemsOf(headers, rows[0]!);
};

it.each([
  ['soon', '“soon”'],
  ['1,5,2 h', '“1,5,2 h”'],
  ['x'.repeat(90), `“${'x'.repeat(60)}…”`],
])('leaves out a service whose minutes are %j, and says what was read and what can be written', (cell, read) => {
  expect(problems(services, `Title;Category;Price;Minutes\nHot stones;Massage;9500;${cell}`)).toEqual({
    minutes: `Minutes cannot be read from ${read}. Write 90, 1 h 30 or 1:30, or leave the cell empty`,
  });
});

it('leaves out a service for every cell with a problem', () => {
  expect(problems(services, 'Title;Category;Price;Minutes\n;Massage;2 for 1,000;600')).toEqual({
    title: 'Title is required',
    price: 'Price cannot be read from “2 for 1,000”. Write 4500, 4,500.00 or LKR 4,500',
    minutes: 'Minutes must be a whole number between 5 and 480',
  });
});

it('sends a service without minutes, and not one without a price', () => {
  expect(problems(services, 'Title;Category;Price;Minutes\nHot stones;Massage;9500;')).toBeNull();
  expect(problems(services, 'Title;Category;Price\nHot stones;Massage;')).toEqual({ price: 'Price is required' });
});

it('leaves out a client whose phone is no number', () => {
  expect(problems(clients, 'Name,Phone\nAma,call mum')).toEqual({ phone: messages.clientPhoneInvalid });
});

it('an empty price is no unreadable one', () => {
  const priceOf = (cell: string) => first(services, `Title,Category,Price\nHot stones,Massage,${cell}`);
  expect(priceOf('')).toMatchObject({ price: '' });
  expect(priceOf('abc')).toMatchObject({ price: null });
});

it('of two columns with one header, takes the one that is filled in', () => {
  expect(first(clients, 'Name,Phone,Phone,Notes,Notes\nAma,0771234567,,,Tea')).toMatchObject({
    phone: '0771234567',
    notes: 'Tea',
  });
});

it('names the fields that a file does not have', () => {
  expect(missingFields(services, ['Title', 'Colour'])).toEqual(['Category', 'Price']);
  expect(missingFields(clients, ['Last name'])).toEqual([]);
});

it('says which columns are taken and which are not', () => {
  expect(columnsOf(clients, ['First Name', 'E-mail Address', 'Birthday', '', 'Memo', 'Birthday'])).toEqual({
    taken: ['First Name', 'E-mail Address', 'Memo'],
    notTaken: ['Birthday'],
  });
});
