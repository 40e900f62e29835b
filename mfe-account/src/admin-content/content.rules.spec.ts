import {
  CONTENT_FIELDS,
  CONTENT_TYPE_NAMES,
  type ContentItem,
  contentProblems,
  type ContentTypeName,
} from '@salon/contracts';
import { CONTENT_SCREENS } from './content-screens.js';
import { dividedBy, itemsFor, storedOf } from './content.rules.js';
import { fieldsRequest } from '../fields-form/fields.rules.js';
import { type FormValues, formValuesOf } from '../fields-form/form-values.rules.js';

const item = (fields: Record<string, unknown>, more: Partial<ContentItem> = {}): ContentItem => ({
  _id: 'a',
  archived: false,
  position: 3,
  version: 'v3',
  fields,
  ...more,
});
const contentFormOf = (type: ContentTypeName, one: ContentItem | null) =>
  formValuesOf(CONTENT_FIELDS[type], one ? storedOf(one).values : {});
const requestOf = (type: ContentTypeName, one: ContentItem | null, values: FormValues) =>
  fieldsRequest(
    { fields: CONTENT_FIELDS[type], problemsOf: (body) => contentProblems(type, body, true) },
    one && storedOf(one),
    values,
  );
const service = item({
  title: 'Haircut',
  description: 'With a wash.',
  category: 'hair',
  price: 4500.5,
  averageTime: null,
  thumbnail: null,
});

it('has a screen for every content type, offers apart', () => {
  expect(CONTENT_SCREENS.map(({ name }) => name).sort()).toEqual(
    CONTENT_TYPE_NAMES.filter((name) => name !== 'offers').sort(),
  );
});

it.each<[ContentTypeName, ContentItem]>([
  ['services', service],
  ['faq', item({ question: 'Tea?', answer: 'Yes.', more: { text: 'About us', to: '/about' } })],
  ['faq', item({ question: 'Tea?', answer: 'Yes.', more: null })],
  ['values', item({ title: 'Tea', content: 'First.', isHiring: true })],
  ['statistics', item({ number: '7', title: 'teas', description: 'All good.', footnote: null })],
  [
    'settings',
    item(
      {
        ...Object.fromEntries(Object.keys(CONTENT_FIELDS.settings).map((name) => [name, ''])),
        brand: 'Araliya',
        companyName: 'Araliya (Pvt) Ltd',
        tagline: 'A quiet house',
        footerText: 'Come in.',
        phone: '+94 11 000 0000',
        email: 'a@araliya.test',
        address: 'Colombo',
        branchLabel: 'Colombo 7',
        social: [{ name: 'Photos', url: 'https://photos.test/araliya' }],
        hours: [],
        about: { headline: 'A house', story: ['It began.', 'It went on.'] },
      },
      { _id: 'site', position: 0 },
    ),
  ],
])('the form of an unchanged item of %s is complete and sends nothing', (type, unchanged) => {
  expect(requestOf(type, unchanged, contentFormOf(type, unchanged))).toEqual({ problems: {}, body: {} });
});

it('sends what was changed, as the types the server stores', () => {
  const form = { ...contentFormOf('services', service), price: '4,800.25', averageTime: '45', title: 'Haircut' };
  expect(requestOf('services', service, form)).toEqual({ problems: {}, body: { price: 4800.25, averageTime: 45 } });
  const cleared = { ...form, price: '4500.5', averageTime: '', thumbnail: '', position: '4' };
  expect(requestOf('services', service, cleared).body).toEqual({ position: 4 });
});

it('sends a new item whole, without what was left to the server', () => {
  const form = { ...contentFormOf('statistics', null), number: '7', title: 'teas', description: 'All good.' };
  expect(requestOf('statistics', null, form)).toEqual({
    problems: {},
    body: { number: '7', title: 'teas', description: 'All good.', footnote: null },
  });
});

it('says at each field what is wrong, in the words of the server', () => {
  const form = { ...contentFormOf('services', service), title: ' ', price: '-1', averageTime: '4.5' };
  expect(requestOf('services', service, form).problems).toEqual({
    title: 'Title is required',
    price: 'Price must be an amount between LKR 0 and LKR 1,000,000',
    averageTime: 'Minutes must be a whole number between 5 and 480',
  });
  const half = { ...contentFormOf('faq', null), question: 'Tea?', answer: 'Yes.', more: { text: 'About', to: '' } };
  expect(requestOf('faq', null, half).problems).toEqual({ more: 'Link needs words and a page of this site' });
});

it('finds items by any of their words, the archived ones last', () => {
  const items = [item({ title: 'Old gel' }, { archived: true }), item({ title: 'Gel polish' }), item({ title: 'Cut' })];
  const titles = (wanted: string) =>
    itemsFor(items, wanted, ({ fields }) => String(fields.title)).map((each) => each.fields.title);
  expect(titles(' GEL ')).toEqual(['Gel polish', 'Old gel']);
  expect(titles('polish gel')).toEqual(['Gel polish']);
  expect(titles('')).toHaveLength(3);
});

it('divides what guests see by the order of the categories, or of the first of each', () => {
  const of = (_id: string, category: string, archived = false) => item({ category }, { _id, archived });
  const items = [of('a', 'nail'), of('b', 'hair'), of('c', 'old', true), of('d', 'nail')];
  const groups = (values?: string[]) =>
    dividedBy(items, ({ fields }) => String(fields.category), values).map((group) => [
      group.value,
      group.items.map(({ _id }) => _id).join(''),
    ]);
  expect(groups()).toEqual([
    ['nail', 'ad'],
    ['hair', 'b'],
  ]);
  expect(groups(['hair', 'skin', 'nail'])).toEqual([
    ['hair', 'b'],
    ['nail', 'ad'],
  ]);
});
