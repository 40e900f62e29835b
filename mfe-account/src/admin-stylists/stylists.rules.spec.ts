import type { AdminStylist, StylistVisit } from '@salon/contracts';
import { byCategory } from '../content/service-groups.rules.js';
import { category, service, stylist } from '../testing/content-salon.js';
import { servicesWithoutStylist, unassignedServices, servicesText, visitsOutside } from './stylists.rules.js';

const services = [
  service('a', 'Haircut'),
  service('b', 'Perm', { archived: true }),
  service('c', 'Blow-dry'),
  service('d', 'Colour'),
  service('e', 'Gel polish', { category: 'nail' }),
];
const groups = byCategory(services, [category('hair', 'Hair Style'), category('nail', 'Nail Art')]);

it.each([
  [null, 'All services'],
  [['a', 'c', 'd'], 'All of Hair Style'],
  [['a', 'e'], 'Haircut, all of Nail Art'],
  [['b'], 'No service of the menu'],
])('%j reads %s', (serviceIds, text) => {
  expect(servicesText(serviceIds, groups)).toBe(text);
});

it.each([
  [null, 'All services'],
  [['a', 'c'], '2 chosen services'],
  [[], 'No service of the menu'],
])('%j reads %s while the menu is not known', (serviceIds, text) => {
  expect(servicesText(serviceIds, [])).toBe(text);
});

it('names what nobody would do any more, and not what nobody does anyway', () => {
  const dilani: AdminStylist = stylist('s1', 'Dilani', { serviceIds: ['a', 'c'] });
  const left: AdminStylist = stylist('s2', 'Ruwan', { archived: true });
  const nadeesha: AdminStylist = stylist('s3', 'Nadeesha', { serviceIds: ['c'] });
  const titles = (changed: Parameters<typeof servicesWithoutStylist>[2]) =>
    servicesWithoutStylist(services, [dilani, left, nadeesha], changed).map(({ fields }) => fields.title);
  expect(titles({ id: 's1', serviceIds: ['d'] })).toEqual(['Haircut']);
  expect(titles({ id: 's1', leaves: true })).toEqual(['Haircut']);
  expect(titles({ id: 's3', leaves: true })).toEqual([]);
  expect(titles({ id: null, serviceIds: ['e'] })).toEqual([]);
});

it.each([
  ['all, while one does all services', [stylist('s1', 'Dilani')], []],
  ['what none of the present ones does', [stylist('s1', 'Dilani', { serviceIds: ['a', 'c'] })], ['d', 'e']],
  [
    'what only somebody did who has left',
    [
      stylist('s1', 'Dilani', { serviceIds: ['a', 'c', 'd'] }),
      stylist('s2', 'Ruwan', { serviceIds: null, archived: true }),
    ],
    ['e'],
  ],
  ['nothing, while there are no stylists', [], []],
])('finds what nobody does: %s', (_why, stylists, found) => {
  expect(unassignedServices(services, stylists).map(({ _id }) => _id)).toEqual(found);
});

it('finds the visits whose services would be given up', () => {
  const visit = (_id: string, ...serviceIds: string[]) => ({ _id, serviceIds }) as StylistVisit;
  const visits = [visit('v1', 'a'), visit('v2', 'a', 'c'), visit('v3', 'c')];
  expect(visitsOutside(visits, ['c']).map(({ _id }) => _id)).toEqual(['v1', 'v2']);
  expect(visitsOutside(visits, null)).toEqual([]);
});
