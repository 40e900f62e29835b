import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pictureAt, sentenceOf } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, CALLER_HEADER, createLogger, createServer, signCall } from '@salon/nest-kit';
import { dropTestDatabase, FixedClock, pngOf, testDatabaseUrl } from '@salon/testing';
import { ADMIN, person } from '../testing/open-catalog.js';
import { TidyPicturesJob } from './tidy-pictures.job.js';

/** Later than the files' own times, which come from the machine's clock. */
const clock = new FixedClock('2041-02-04T04:00:00Z');
let url: string;
let folder: string;
let app: NestFastifyApplication;

beforeAll(async () => {
  url = await testDatabaseUrl();
  folder = await mkdtemp(join(tmpdir(), 'catalog-media-'));
  Object.assign(process.env, { DATABASE_URL: url, MEDIA_DIR: folder });
  const { AppModule } = await import('../app.module.js');
  app = await createServer(AppModule, { name: 'catalog', port: 0 }, createLogger('catalog', 'silent'));
  Object.assign(app.get(Clock), { now: () => clock.now() });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(async () => {
  await app.close();
  await dropTestDatabase(url);
  await rm(folder, { recursive: true });
});

async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  caller: Caller | null,
  payload?: Buffer | object,
) {
  const signed = await signCall({
    key: 'catalog-call-key-for-development-only-0000',
    audience: 'catalog',
    issuer: 'bff',
    caller,
  });
  const type = Buffer.isBuffer(payload) ? 'application/octet-stream' : 'application/json';
  return app.inject({
    method,
    url: path,
    headers: { [CALLER_HEADER]: signed, ...(payload && { 'content-type': type }) },
    ...(payload && { payload }),
  });
}
const upload = async (): Promise<string> =>
  (await ask('POST', '/uploads', ADMIN, pngOf({ width: 40, height: 30 }))).json().imageUrl;
const shown = async (imageUrl: string): Promise<number> =>
  (await ask('GET', imageUrl.replace('/media/catalog', '/pictures'), null)).statusCode;

it("A15 an admin's picture is re-encoded and served under its own URL", async () => {
  const imageUrl = await upload();
  expect(pictureAt(imageUrl)).toMatchObject({ owner: 'catalog', width: 40, height: 30 });
  expect(await shown(imageUrl)).toBe(200);
});

it('A15 T42 anything but a picture is refused with a message, and only an admin uploads', async () => {
  const refused = await ask('POST', '/uploads', ADMIN, Buffer.from('<svg onload="alert(1)">'));
  expect([refused.statusCode, sentenceOf(refused.json())]).toEqual([
    400,
    'Please select a valid image file (JPEG, PNG, GIF)',
  ]);
  expect((await ask('POST', '/uploads', ADMIN, {})).statusCode).toBe(400);
  expect((await ask('POST', '/uploads', person(), pngOf({ width: 4, height: 4 }))).statusCode).toBe(403);
});

it('a picture is kept with its focal point, and for the almanac too', async () => {
  const [person, month, borrowed] = [await upload(), await upload(), await upload()];
  const { entries: team } = (await ask('GET', '/content/team', ADMIN)).json();
  const { entries: months } = (await ask('GET', '/content/almanac', ADMIN)).json();
  await ask('PATCH', `/content/team/${team[2]._id}`, ADMIN, { image: `${person}#focus=40,0` });
  await ask('PATCH', `/content/almanac/${months[0]._id}`, ADMIN, { image: month });
  await ask('POST', '/uploads/kept', ADMIN, { url: `${borrowed}#focus=100,20` });
  clock.advance(3 * 24 * 60);
  await app.get(TidyPicturesJob).run();
  expect([await shown(person), await shown(month), await shown(borrowed)]).toEqual([200, 200, 200]);
  const { entries } = (await ask('GET', '/content/team', ADMIN)).json();
  expect(entries.find(({ _id }: { _id: string }) => _id === team[2]._id).fields.image).toBe(`${person}#focus=40,0`);
});

it('a picture that no item uses is deleted after a day; one that an undo could restore is kept', async () => {
  const [lost, kept, replaced, elsewhere] = [await upload(), await upload(), await upload(), await upload()];
  expect((await ask('POST', '/uploads/kept', person(), { url: elsewhere })).statusCode).toBe(403);
  const keep = async () => (await ask('POST', '/uploads/kept', ADMIN, { url: elsewhere })).statusCode;
  expect([await keep(), await keep()]).toEqual([204, 204]);
  const { entries } = (await ask('GET', '/content/team', ADMIN)).json();
  await ask('PATCH', `/content/team/${entries[0]._id}`, ADMIN, { image: kept });
  await ask('PATCH', `/content/team/${entries[1]._id}`, ADMIN, { image: replaced });
  await ask('PATCH', `/content/team/${entries[1]._id}`, ADMIN, { image: '/art/portrait.svg' });
  await app.get(TidyPicturesJob).run();
  expect([await shown(lost), await shown(kept), await shown(replaced)]).toEqual([404, 200, 200]);
  clock.advance(3 * 24 * 60);
  await app.get(TidyPicturesJob).run();
  expect([await shown(kept), await shown(replaced), await shown(elsewhere)]).toEqual([200, 404, 200]);
});

it('a picture that booking no longer uses is deleted, but not one that was kept within two days', async () => {
  const [used, replaced, chosen] = [await upload(), await upload(), await upload()];
  for (const url of [used, replaced]) await ask('POST', '/uploads/kept', ADMIN, { url });
  clock.advance(3 * 24 * 60);
  await ask('POST', '/uploads/kept', ADMIN, { url: chosen });
  expect((await ask('PUT', '/uploads/kept', null, { urls: [used] })).statusCode).toBe(200);
  await app.get(TidyPicturesJob).run();
  expect([await shown(used), await shown(replaced), await shown(chosen)]).toEqual([200, 404, 200]);
});

it.each([[{}], [{ urls: 'all' }], [{ urls: [7] }]])('keeps every picture when told %j', async (body) => {
  const url = await upload();
  await ask('POST', '/uploads/kept', ADMIN, { url });
  clock.advance(3 * 24 * 60);
  expect((await ask('PUT', '/uploads/kept', null, body)).statusCode).toBe(400);
  await app.get(TidyPicturesJob).run();
  expect(await shown(url)).toBe(200);
});

it('a form that names a deleted picture is refused at its field, and an item may keep the one it has', async () => {
  const [lost, kept] = [await upload(), await upload()];
  const { entries } = (await ask('GET', '/content/team', ADMIN)).json();
  const { _id, fields } = entries[0];
  const edit = (changed: object) => ask('PATCH', `/content/team/${_id}`, ADMIN, changed);
  expect((await edit({ image: kept })).statusCode).toBe(200);
  clock.advance(24 * 60);
  await app.get(TidyPicturesJob).run();
  for (const refused of [
    await edit({ image: `${lost}#focus=40,0` }),
    await ask('POST', '/content/team', ADMIN, { ...fields, image: lost }),
  ])
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { image: 'This picture is not stored any more. Please choose it again.' },
    ]);
  await rm(join(folder, 'catalog', kept.split('/')[3] ?? ''), { recursive: true });
  expect((await edit({ bio: 'Steady hands.' })).statusCode).toBe(200);
});
