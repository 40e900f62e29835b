import { CATEGORIES } from '@salon/contracts';
import fc from 'fast-check';
import { services } from '../testing/fixtures.js';
import { categoryOf, chipsOf, filterServices, minutesText } from './services.rules.js';

const titles = (filter: Parameters<typeof filterServices>[1]) =>
  filterServices(services, filter).map(({ title }) => title);

describe('the filter of the menu', () => {
  it.each([
    ['all', '', services.map(({ title }) => title)],
    ['hair', '', ['Haircut & finish', 'Colour & gloss']],
    ['nail', '', ['Signature manicure', 'Gel polish']],
    ['makeup', '', ['Evening make-up']],
    ['all', 'gel', ['Gel polish']],
    ['all', 'GEL  polish ', ['Gel polish']],
    ['all', 'colour', ['Colour & gloss', 'Gel polish']],
    ['nail', 'colour', ['Gel polish']],
    ['hair', 'colour gloss', ['Colour & gloss']],
    ['all', 'makeup', ['Evening make-up']],
    ['all', 'make-up', ['Evening make-up']],
    ['all', 'sandalwood', ['Araliya glow facial']],
    ['all', 'sándalwood', ['Araliya glow facial']],
    ['all', '.*', []],
    ['facial', 'gel', []],
  ] as const)('C-017 C-019 C-046 in %s, searching "%s", finds %j', (category, text, found) => {
    expect(titles({ category, text })).toEqual(found);
  });

  it('never invents, reorders or repeats a service, whatever is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...chipsOf(CATEGORIES).map(({ slug }) => slug)), fc.string(), (category, text) => {
        const found = filterServices(services, { category, text });
        expect(services.filter((service) => found.includes(service))).toEqual(found);
      }),
    );
  });

  it('finds every service by its own title', () => {
    for (const service of services)
      expect(filterServices(services, { category: 'all', text: service.title })).toContain(service);
  });
});

describe('what the address may name', () => {
  it.each([
    ['nail', 'nail'],
    ['NAIL', 'nail'],
    ['all', 'all'],
    ['', 'all'],
    [null, 'all'],
    ['spa', 'all'],
    ['__proto__', 'all'],
  ] as const)('C-046 the category "%s" is %s', (value, category) =>
    expect(categoryOf(value, CATEGORIES)).toBe(category),
  );
});

it.each([
  [45, '45 minutes'],
  [null, '30 minutes'],
  [0, '0 minutes'],
] as const)('C-047 a service of %s takes %s', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text);
});
