import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CALLER_HEADER } from '@salon/nest-kit';
import { SalonClient } from './salon.client.js';

const SITE = { companyName: 'Nelum & Co', address: '4 Lake Road', phone: '+94 81 222', zone: 'Asia/Tokyo' };
const FACTS = { name: 'Nelum & Co', address: '4 Lake Road', phone: '+94 81 222', zone: 'Asia/Tokyo' };
let catalog: Server;
let site: object | null;
let signature: unknown;

beforeEach(async () => {
  site = SITE;
  catalog = createServer(({ headers }, response) => {
    signature = headers[CALLER_HEADER];
    response.writeHead(site ? 200 : 503).end(JSON.stringify({ site }));
  });
  await new Promise<void>((resolve) => catalog.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => catalog.close(resolve)));

const newClient = () =>
  new SalonClient({
    catalogUrl: `http://127.0.0.1:${(catalog.address() as AddressInfo).port}`,
    catalogKey: 'catalog-call-key-for-tests-only-00000000',
    siteUrl: 'https://nelum.test',
  });

it('mails speak in the name of the settings, with a changed name at once', async () => {
  const client = newClient();
  expect(await client.read()).toEqual({ ...FACTS, siteUrl: 'https://nelum.test' });
  expect(signature).toEqual(expect.any(String));
  site = { ...SITE, companyName: 'Nelum' };
  expect((await client.read()).name).toBe('Nelum');
});

it('while the catalog does not answer, mails speak as last known', async () => {
  const client = newClient();
  await client.read();
  site = null;
  expect((await client.read()).name).toBe('Nelum & Co');
});

it('a mail waits while nobody has ever known the name: no other salon is named in its place', async () => {
  site = null;
  await expect(newClient().read()).rejects.toMatchObject({ kind: 'unavailable', code: 'CATALOG_DOWN' });
});
