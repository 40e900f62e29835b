import { ADMIN, type Catalog, openCatalog } from '../testing/open-catalog.js';

let salon: Catalog;
beforeAll(async () => {
  salon = await openCatalog();
});
afterAll(() => salon.close());

const newService = async (title: string): Promise<string> => {
  const body = { title, description: 'Slow.', category: 'hair', price: 6000, averageTime: 200, thumbnail: null };
  return (await salon.ask('POST /content/services', ADMIN, body)).body.entry._id;
};

it.each([1, 2, 3, 4, 5])(
  'B6 two admins who lengthen two services of an offer at once do not exceed the longest visit (round %i)',
  async (round) => {
    const services = [await newService(`Cut ${round}`), await newService(`Colour ${round}`)];
    const offer = {
      title: `Long day ${round}`,
      description: 'Cut and colour.',
      price: 9000,
      originalPrice: 12_000,
      startDate: '2026-11-23',
      endDate: '2026-11-30',
      services,
      image: null,
    };
    expect((await salon.ask('POST /content/offers', ADMIN, offer)).status).toBe(201);
    const changes = await Promise.all(
      services.map((id) => salon.ask(`PATCH /content/services/${id}`, ADMIN, { averageTime: 270 })),
    );
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [{ minutes }] = await salon.db.query(
      'SELECT sum(minutes)::int AS minutes FROM catalog.service WHERE id = ANY($1::uuid[])',
      [services],
    );
    expect(minutes).toBe(470);
  },
);
