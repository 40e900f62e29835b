// Profile pictures under faults: customers upload and choose them, and in the end files and rows agree.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PictureFolder, Pictures } from '../../libs/nest-kit/dist/pictures/index.js';
import { pngOf } from '../../libs/testing/dist/png.js';
import { query } from '../support/database.mjs';

const OWNER = 'account';
const PNG = new Blob([pngOf({ width: 64, height: 48 })], { type: 'image/png' });

/** Uploads a picture and chooses it, as the profile does. */
export async function changePicture(customers, customer) {
  const { token } = customer;
  const form = new FormData();
  form.set('profileImage', PNG, 'me.png');
  const { outcome, body } = await customers.ask('upload', 'POST /api/users/upload', { token, body: form });
  if (outcome !== 'ok') return;
  const { imageUrl } = body;
  const chosen = await customers.ask('choose', 'PATCH /api/users/update-profile-image', { token, body: { imageUrl } });
  if (chosen.outcome === 'fail') return;
  if (customer.picture) customers.replacedPictures.add(nameOf(customer.picture));
  // Without a response either of the two is the customer's picture.
  customer.picture = chosen.outcome === 'ok' ? imageUrl : undefined;
}

const nameOf = (url) => url.split('/')[3];

async function stored(urls) {
  const rows = await query('SELECT "url" FROM account.avatar WHERE "url" = ANY ($1)', [urls]);
  return rows.map(({ url }) => url);
}

/** The chosen pictures that are not their customers' any more. */
async function lostChoices(customers) {
  const chosen = customers.flatMap(({ picture }) => picture ?? []);
  const rows = await query('SELECT "profileImage" AS url FROM account."user" WHERE "profileImage" = ANY ($1)', [
    chosen,
  ]);
  const known = new Set(rows.map(({ url }) => url));
  return chosen.filter((url) => !known.has(url)).map((url) => `picture ${url} was chosen and is nobody's`);
}

/** The files of each stored picture, by its name. */
async function filesByName(folder) {
  const found = new Map();
  for (const { name, file, bytes } of await folder.files())
    found.set(name, `${found.get(name) ?? ''} ${file} of ${bytes} bytes`);
  return found;
}

/**
 * What is wrong with the pictures in `media`: a row without files, incomplete files, or files without a row that the
 * daily job would leave there. @param mayLackFiles names of pictures whose rows may have no files
 */
export async function wrongFiles(media, mayLackFiles = new Set()) {
  const names = (await query('SELECT "url" FROM account.avatar')).map(({ url }) => nameOf(url));
  if (names.length === 0) return ['no picture was stored'];
  const folder = new PictureFolder(join(media, OWNER));
  const files = await filesByName(folder);
  // All were made of one picture, so the files of all are equal.
  const contents = new Set(files.values());
  const lacking = names.filter((name) => !files.has(name));
  await new Pictures(OWNER, folder).tidy(new Date(Date.now() + 1_000), stored);
  const left = readdirSync(join(media, OWNER)).filter((name) => !names.includes(name));
  process.stdout.write(
    `${names.length} pictures stored, ${lacking.length} without files; ` +
      `${files.size + lacking.length - names.length} without a row, ${left.length} after the daily job\n`,
  );
  return [
    ...lacking.filter((name) => !mayLackFiles.has(name)).map((name) => `picture ${name} has a row and no files`),
    ...(contents.size > 1 ? [`the files of the pictures differ: ${[...contents].join('; ')}`] : []),
    ...left.map((name) => `${name} has files and no row, and the daily job leaves it there`),
  ];
}

/** The same, and what was chosen and lost. @param customers `Customers` whose requests have ended */
export const wrongPictures = async ({ customers }, media) => [
  ...(await wrongFiles(media)),
  ...(await lostChoices(customers)),
];
