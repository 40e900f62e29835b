import { FixedClock } from '@salon/testing';
import { fakeServer } from '../testing/fake-server.js';
import { CatalogClient } from './catalog.client.js';

const service = (id: string) => ({
  id,
  title: id,
  description: '',
  thumbnail: null,
  priceCents: 100_000,
  minutes: 30,
  archived: false,
});
const clock = new FixedClock('2026-11-23T03:00:00Z');
let catalog: Awaited<ReturnType<typeof fakeServer>>;
let client: CatalogClient;
let whileAsked = (): void => undefined;

beforeAll(async () => {
  catalog = await fakeServer(({ body }) => {
    whileAsked();
    const { ids } = JSON.parse(body) as { ids: string[] };
    return { body: { services: ids.filter((id) => id !== 'gone').map(service) } };
  });
});
afterAll(() => catalog.close());
beforeEach(() => {
  client = new CatalogClient({ url: catalog.url, key: 'catalog-call-key-for-tests-only-00000000' }, clock);
  catalog.calls.length = 0;
  whileAsked = () => undefined;
});
afterEach(() => client.close());

it('a service known a moment ago does not go missing while the catalog is asked about another', async () => {
  await client.lookup(['cut']);
  whileAsked = () => clock.advance(10); // What was kept is too old when the answer comes.
  expect([...(await client.lookup(['cut', 'colour'])).keys()]).toEqual(['cut', 'colour']);
  expect(JSON.parse(catalog.calls.at(-1)?.body ?? '')).toEqual({ ids: ['colour'] });
});

it('what was asked within seconds is not asked again, and what the catalog does not know is left out', async () => {
  for (let times = 0; times < 2; times += 1)
    expect([...(await client.lookup(['cut', 'gone', 'cut'])).keys()]).toEqual(['cut']);
  expect(catalog.calls).toHaveLength(1);
});
