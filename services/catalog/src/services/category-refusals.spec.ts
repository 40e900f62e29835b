import { sentenceOf } from '@salon/contracts';
import { itemsOf } from '../testing/content.js';
import { ADMIN, type Catalog, openCatalog } from '../testing/open-catalog.js';

let salon: Catalog;
beforeAll(async () => {
  salon = await openCatalog();
});
afterAll(() => salon.close());

it('B2 a category that still has services is not archived, and a service needs a category that is there', async () => {
  const reply = await salon.ask('POST /content/categories/nail/archive', ADMIN);
  const nails = (await itemsOf(salon, 'services')).filter(({ fields }) => fields.category === 'nail');
  const [one, two, three] = nails.map(({ fields }) => fields.title as string);
  expect([reply.status, sentenceOf(reply.body)]).toEqual([
    409,
    `10 services are in this category: ${one}, ${two}, ${three} and 7 more. ` + 'Move or archive them first.',
  ]);
  const lost = await salon.ask('POST /content/services', ADMIN, {
    title: 'Nap',
    description: 'An hour.',
    category: 'naps',
    price: 100,
  });
  expect([lost.status, sentenceOf(lost.body)]).toEqual([
    409,
    'The category naps does not exist or is archived. Choose another one, or restore it first.',
  ]);
  expect((await salon.ask('PATCH /content/categories/nail', ADMIN, { slug: 'nails' })).status).toBe(400);
});

it('B2 a refusal about a category names it by its label, and the only service in its way', async () => {
  await salon.ask('POST /content/categories', ADMIN, { slug: 'scalp-care', label: 'Scalp Care' });
  const balm = { title: 'Scalp balm', description: 'Warm.', category: 'scalp-care', price: 900 };
  const { _id } = (await salon.ask('POST /content/services', ADMIN, balm)).body.entry;
  const inUse = await salon.ask('POST /content/categories/scalp-care/archive', ADMIN);
  expect([inUse.status, sentenceOf(inUse.body)]).toEqual([
    409,
    '1 service is in this category: Scalp balm. Move or archive it first.',
  ]);
  await salon.ask(`POST /content/services/${_id}/archive`, ADMIN);
  await salon.ask('POST /content/categories/scalp-care/archive', ADMIN);
  const gone = await salon.ask(`POST /content/services/${_id}/restore`, ADMIN);
  expect([gone.status, sentenceOf(gone.body)]).toEqual([
    409,
    'The category Scalp Care does not exist or is archived. Choose another one, or restore it first.',
  ]);
});
