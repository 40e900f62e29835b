import { type Catalog, openCatalog } from '../testing/open-catalog.js';

let catalog: Catalog;

beforeAll(async () => {
  catalog = await openCatalog();
});
afterAll(() => catalog.close());

it('pictures that no item has, and messages answered long ago, are deleted every day', async () => {
  const planned = (): Promise<unknown[]> =>
    catalog.db.query('SELECT identifier FROM catalog_jobs._private_known_crontabs ORDER BY 1');
  for (let tries = 0; tries < 100 && (await planned()).length === 0; tries += 1)
    await new Promise((done) => setTimeout(done, 50));
  expect(await planned()).toEqual([{ identifier: 'forget-messages' }, { identifier: 'tidy-pictures' }]);
});
