import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { PICTURE, type User } from '@salon/contracts';
import { PictureFolder, Pictures } from '@salon/nest-kit/pictures';
import { pngOf } from '@salon/testing';
import { AccountFixture, tally } from '../testing/account-fixture.js';
import { ChooseAvatar } from './choose-avatar.js';
import { TidyAvatarsJob } from './tidy-avatars.job.js';
import { UploadAvatar } from './upload-avatar.js';

let account: AccountFixture;
let folder: string;
let pictures: Pictures;
let count = 0;
const face = pngOf({ width: 400, height: 300 });

beforeAll(async () => {
  account = await AccountFixture.open();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'avatars-'));
  pictures = new Pictures('account', new PictureFolder(folder));
});
afterEach(async () => {
  await account.db.query('DELETE FROM account.avatar');
  await rm(folder, { recursive: true });
});
afterAll(() => account.close());

const someone = async (): Promise<User> => (await account.customer(`face${(count += 1)}@example.test`)).user;
const upload = ({ _id, email }: User, bytes: unknown = face, kept = pictures) =>
  new UploadAvatar(account.db, account.emailLimits, kept, account.clock).run({ id: _id, email }, bytes);
const choose = ({ _id }: User, imageUrl: unknown) => new ChooseAvatar(account.db, pictures).run(_id, imageUrl);
const tidy = () => new TidyAvatarsJob(account.db, pictures, account.clock).run();
const folderOf = (url: string): string => url.split('/')[3] ?? '';
const rows = async (): Promise<string[]> =>
  (await account.db.query<{ url: string }[]>('SELECT url FROM account.avatar ORDER BY "createdAt"')).map(
    ({ url }) => url,
  );

it('A15 A-151 F-004 stores a square picture, which is shown once it is chosen', async () => {
  const user = await someone();
  const { imageUrl, user: before } = await upload(user);
  expect(imageUrl).toMatch(/^\/media\/account\/[0-9a-f]{32}-300x300-[0-9a-f]{6}\/300\.webp$/);
  expect(before).toEqual(user);
  expect((await choose(user, imageUrl)).user).toEqual({ ...user, profileImage: imageUrl });
  expect((await account.signIn(user.email)).user.profileImage).toBe(imageUrl);
});

it('T44 I10 removes the files of a picture that another takes the place of, and of one that is given up', async () => {
  const user = await someone();
  const [first, second] = [(await upload(user)).imageUrl, (await upload(user)).imageUrl];
  await choose(user, first);
  await choose(user, first);
  expect(await readdir(folder)).toHaveLength(2);
  await choose(user, second);
  expect([await rows(), await readdir(folder)]).toEqual([[second], [folderOf(second)]]);
  expect((await choose(user, null)).user.profileImage).toBeNull();
  expect([await rows(), await readdir(folder)]).toEqual([[], []]);
});

it('leaves a picture alone that came with a third-party sign-in', async () => {
  const user = await someone();
  const elsewhere = 'https://lh3.googleusercontent.com/a/face';
  await account.db.query('UPDATE account."user" SET "profileImage" = $2 WHERE id = $1', [user._id, elsewhere]);
  expect((await choose(user, (await upload(user)).imageUrl)).user.profileImage).toMatch(/^\/media/);
});

it('T44 takes twenty pictures a day, from eight windows at once too, then says until when', async () => {
  const user = await someone();
  const eight = () => tally(Array.from({ length: 8 }, () => upload(user, pngOf({ width: 2, height: 2 }))));
  expect([await eight(), await eight(), await eight()]).toEqual([
    { ok: 8 },
    { ok: 8 },
    { ok: 4, ACCOUNT_THROTTLED: 4 },
  ]);
  await expect(upload(user)).rejects.toMatchObject({
    kind: 'throttled',
    message: 'You have uploaded 20 images today. Please try again tomorrow.',
    retryAfter: 86_400,
  });
  expect([(await rows()).length, (await readdir(folder)).length]).toEqual([20, 20]);
  account.clock.advance(24 * 60 + 1);
  expect((await upload(user)).imageUrl).toMatch(/^\/media/);
});

it('T44 R8 keeps neither file nor row when the disk is full, and serves the next one', async () => {
  const user = await someone();
  const full = new Pictures('account', new PictureFolder(folder, (_path, bytes) => writeFile('/dev/full', bytes)));
  await expect(upload(user, face, full)).rejects.toMatchObject({ kind: 'full', message: 'Failed to upload image' });
  expect([await rows(), await readdir(folder)]).toEqual([[], []]);
  expect((await upload(user)).imageUrl).toMatch(/^\/media/);
});

it('I10 keeps no file for someone who is gone', async () => {
  const user = { ...(await someone()), _id: '00000000-0000-4000-8000-000000000000' };
  await expect(upload(user)).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(choose(user, null)).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect([await rows(), await readdir(folder)]).toEqual([[], []]);
});

it('says why a picture was not kept when its files cannot be removed either', async () => {
  const user = { ...(await someone()), _id: '00000000-0000-4000-8000-000000000000' };
  const remove = jest.spyOn(pictures, 'remove').mockRejectedValue(new Error('read-only'));
  await expect(upload(user)).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(remove).toHaveBeenCalled();
});

it.each([
  ['A-146', 'html', Buffer.from('<html>'), 'PICTURE_INVALID'],
  ['A-146', 'an object', { type: 'Buffer', data: [1] }, 'PICTURE_INVALID'],
  ['A-146', 'nothing', null, 'PICTURE_INVALID'],
  ['A-147', 'too much', Buffer.alloc(PICTURE.maxBytes + 1), 'PICTURE_TOO_LARGE'],
])('%s spends nothing of the twenty for %s', async (_id, _story, bytes, code) => {
  const user = await someone();
  await expect(upload(user, bytes)).rejects.toMatchObject({ code });
  expect(
    await account.db.query(`SELECT 1 FROM account.budget WHERE kind = 'avatar' AND key = $1`, [
      account.fingerprint.ofAddress(user.email),
    ]),
  ).toEqual([]);
});

it('T45 T44 takes no picture of somebody else, and none that was never uploaded, and asks nobody for it', async () => {
  const [user, other] = [await someone(), await someone()];
  const { imageUrl } = await upload(other);
  await choose(other, imageUrl);
  let sockets = 0;
  const seen = (): void => void (sockets += 1);
  subscribe('net.client.socket', seen);
  const foreign = [
    imageUrl,
    imageUrl.replace('/300.webp', '/75.webp'),
    imageUrl.replace(/.{8}(?=-300x)/, '00000000'),
    'http://169.254.169.254/',
    'http://[::1]/',
    'http://0x7f.1/',
    'http://127.0.0.1.nip.io/',
    'file:///etc/passwd',
    'data:,x',
    'javascript:alert(1)',
    '//evil.test/x',
    '../../etc/passwd',
    '',
    ' ',
    '%',
    "' OR '1'='1",
    7,
    true,
    {},
    [imageUrl],
    { $ne: '' },
    undefined,
    'x'.repeat(9_000),
    'https://evil.test/pixel.gif',
    'ftp://evil.test/',
  ];
  for (const each of foreign)
    await expect(choose(user, each)).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Please upload the image first',
    });
  unsubscribe('net.client.socket', seen);
  expect([foreign.length, sockets, await rows(), (await readdir(folder)).length]).toEqual([25, 0, [imageUrl], 1]);
});

it('T44 I10 tidies away, after a day, what was not taken into use, and files without a row', async () => {
  const user = await someone();
  const chosen = (await upload(user)).imageUrl;
  await choose(user, chosen);
  await upload(user);
  await pictures.take(face, 'square'); // The process died before its row was written.
  await tidy();
  expect([(await rows()).length, (await readdir(folder)).length]).toEqual([2, 2]);
  account.clock.advance(25 * 60);
  await tidy();
  expect([await rows(), await readdir(folder)]).toEqual([[chosen], [folderOf(chosen)]]);
});
