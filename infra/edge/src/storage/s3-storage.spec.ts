import { S3Server } from '../testing/s3-server.js';
import { closeAll, listen } from '../testing/servers.js';
import { type Bucket, S3Storage } from './s3-storage.js';

/** A bucket that others write as well, or that is no good. The stand-in is asked with the real client. */
const PATH = 'catalog/current.json';

let s3: S3Server;
let at: Bucket;
let storage: S3Storage;

beforeEach(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'key-of-spec', AWS_SECRET_ACCESS_KEY: 'secret-of-spec' });
  s3 = new S3Server();
  at = { bucket: 'releases', prefix: '', region: 'eu-west-1', endpoint: await listen(s3.server) };
  storage = new S3Storage(at);
});
afterEach(closeAll);

const replaced = (text = 'new'): Promise<void> => storage.replace(PATH, () => text);

it('is not sent again what has not changed', async () => {
  s3.objects.set(PATH, 'old');
  expect([await storage.read(PATH), await storage.read(PATH)]).toEqual(['old', 'old']);
  s3.objects.set(PATH, 'new');
  expect(await storage.read(PATH)).toBe('new');
  expect(s3.log).toEqual([`GET ${PATH} 200`, `GET ${PATH} 304`, `GET ${PATH} 200`]);
});

describe('of two who change a text at once, the second is told', () => {
  it.each<[string, string | undefined]>([
    ['it was there', 'old'],
    ['it is the first', undefined],
  ])('when %s', async (_what, before) => {
    if (before !== undefined) s3.objects.set(PATH, before);
    const change = storage.replace(PATH, () => {
      s3.objects.set(PATH, 'of somebody else');
      return 'new';
    });
    await expect(change).rejects.toThrow(`${PATH} is being changed by somebody else: look, and try again.`);
    expect(s3.objects.get(PATH)).toBe('of somebody else');
    expect(s3.log.at(-2)).toBe(`PUT ${PATH} 412`);
  });

  it('when the storage refuses a write because of another one that is under way', async () => {
    s3.objects.set(PATH, 'old');
    const conflict = { status: 409, code: 'ConditionalRequestConflict' };
    s3.beforeWrite = (key) => Promise.resolve(key === PATH ? conflict : undefined);
    await expect(replaced()).rejects.toThrow('is being changed by somebody else');
    expect(s3.objects.get(PATH)).toBe('old');
  });

  it('when somebody removes it', async () => {
    s3.objects.set(PATH, 'old');
    const change = storage.replace(PATH, () => {
      s3.objects.delete(PATH);
      return 'new';
    });
    await expect(change).rejects.toThrow('is being changed by somebody else');
    expect(s3.objects.has(PATH)).toBe(false);
  });
});

it('is done once when its response was lost and the client repeats it', async () => {
  s3.objects.set(PATH, 'old');
  let lost = 0;
  s3.losesResponse = (key) => key === PATH && (lost += 1) === 1;
  await replaced();
  expect([lost, s3.objects.get(PATH), s3.log.at(-2)]).toEqual([1, 'new', `PUT ${PATH} 412`]);
});

it('changes nothing in a storage that ignores conditions', async () => {
  s3.hasConditions = false;
  s3.objects.set(PATH, 'old');
  await expect(replaced()).rejects.toThrow('The storage of s3://releases/ ignores If-Match or If-None-Match');
  expect(s3.objects.get(PATH)).toBe('old');
});

describe('says in one sentence', () => {
  it('that there is no such bucket, which is not an empty one', async () => {
    storage = new S3Storage({ ...at, bucket: 'other' });
    await expect(storage.read(PATH)).rejects.toThrow(`s3://other/${PATH} cannot be read: NoSuchBucket.`);
    await expect(replaced()).rejects.toThrow('s3://other/conditional-writes.json cannot be written: NoSuchBucket.');
  });

  it('T78 that the key is not accepted, without the key', async () => {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'stolen', AWS_SECRET_ACCESS_KEY: 'guessed' });
    const problem = await new S3Storage(at).read(PATH).catch(String);
    expect(problem).toBe(`Error: s3://releases/${PATH} cannot be read: AccessDenied.`);
  });

  it('that nobody responds', async () => {
    await closeAll();
    await expect(storage.read(PATH)).rejects.toThrow(/cannot be read: .*connect ECONNREFUSED/);
  });
});
