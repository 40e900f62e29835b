import { expect, test } from '@playwright/test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FIELD_LENGTHS, PICTURE, type UploadResponse } from '@salon/contracts';
import { pngOf } from '@salon/testing';
import { mediaDir } from './support/addresses.js';
import { adminToken, call, newCustomer } from './support/api.js';
import { sql } from './support/database.js';

/** Invalid content from a client is refused with a message, and nothing of it is stored. */
interface Mine {
  review: { _id: string; rating: number; comment: string } | null;
}
const WORDS = { rating: 5, comment: 'Calm and careful.' };
let token: string;
let admin: string;

test.beforeAll(async () => {
  ({ token } = await newCustomer('Hasty Visitor'));
  admin = await adminToken();
});

const stored = async (): Promise<string[]> =>
  (await Promise.all(['account', 'catalog'].map((owner) => readdir(join(mediaDir(), owner)).catch(() => []))))
    .flat()
    .sort();
const profileImage = async (): Promise<string | null> =>
  (await call<{ user: { profileImage: string | null } }>('GET', '/api/auth/me', { token })).body.data.user.profileImage;
const mine = async (): Promise<Mine['review']> =>
  (await call<Mine>('GET', '/api/reviews/user/me', { token })).body.data.review;

const PICTURES: [name: string, make: () => Buffer, status: number, message: string][] = [
  [
    'a drawing named like a picture',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    400,
    'Please select a valid image file (JPEG, PNG, GIF)',
  ],
  [
    'a page named like a picture',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    400,
    'Please select a valid image file (JPEG, PNG, GIF)',
  ],
  [
    'one byte too large',
    () =>
      Buffer.concat([pngOf({ width: 4, height: 4 }), Buffer.alloc(PICTURE.maxBytes)]).subarray(0, PICTURE.maxBytes + 1),
    413,
    'Image size should be less than 5MB',
  ],
  [
    '256 megapixels',
    () => pngOf({ width: 16_000, height: 16_000, depth: 1 }),
    400,
    'This image has too many pixels. Please choose a smaller one.',
  ],
];

function form(field: string, picture: Buffer, texts: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(texts)) data.set(name, text);
  data.set(field, new Blob([Uint8Array.from(picture)], { type: 'image/png' }), 'rain.png');
  return data;
}

/** An offer in the past, so that other journeys do not see it. */
async function offerTexts(): Promise<Record<string, string> & { title: string }> {
  const [service] = (await call<{ services: { _id: string }[] }>('GET', '/api/services/get-services')).body.data
    .services;
  return {
    title: `Once ${Date.now()}`,
    description: 'x',
    price: '1',
    originalPrice: '2',
    startDate: '2020-01-01',
    endDate: '2020-01-02',
    services: service?._id ?? '',
  };
}

test('T42 a valid picture is stored, for a profile and for an offer', async () => {
  const [before, picture] = [await stored(), pngOf({ width: 40, height: 30 })];
  expect((await call('POST', '/api/users/upload', { token, body: form('profileImage', picture) })).status).toBe(201);
  expect(
    (await call('POST', '/api/special-offers', { token: admin, body: form('image', picture, await offerTexts()) }))
      .status,
  ).toBe(201);
  expect((await stored()).length).toBe(before.length + 2);
});

test.describe('an invalid picture', () => {
  test.beforeAll(async () => {
    const body = form('profileImage', pngOf({ width: 40, height: 30 }));
    const uploaded = (await call('POST', '/api/users/upload', { token, body })).body as unknown as UploadResponse;
    await call('PATCH', '/api/users/update-profile-image', { token, body: { imageUrl: uploaded.imageUrl } });
  });

  for (const [name, make, status, message] of PICTURES)
    test(`A-146 A-147 T42 ${name}: no profile shows it, and nothing is stored`, async () => {
      const [before, shown] = [await stored(), await profileImage()];
      expect(shown).not.toBeNull();
      const response = await call('POST', '/api/users/upload', { token, body: form('profileImage', make()) });
      expect([response.status, response.body.message]).toEqual([status, message]);
      expect(await profileImage()).toBe(shown);
      expect(await stored()).toEqual(before);
    });

  for (const [name, make, status, message] of PICTURES)
    test(`F-047 T42 ${name}: no offer is made with it, and nothing is stored`, async () => {
      const [before, texts] = [await stored(), await offerTexts()];
      const response = await call('POST', '/api/special-offers', { token: admin, body: form('image', make(), texts) });
      expect([response.status, response.body.message]).toEqual([status, message]);
      expect(await sql('catalog', 'SELECT id FROM catalog.offer WHERE title = $1', [texts.title])).toEqual([]);
      expect(await stored()).toEqual(before);
    });
});

test.describe('an invalid review', () => {
  for (const rating of [0, 4.5, 6, '5', null] as const)
    test(`C-052 C-060 T47 is not written with the rating ${JSON.stringify(rating)}`, async () => {
      const response = await call('POST', '/api/reviews', { token, body: { ...WORDS, rating } });
      expect([response.status, response.body.errors, await mine()]).toEqual([
        400,
        { rating: 'Please select a rating' },
        null,
      ]);
    });

  test('T46 is not written with 2,001 characters, and is with 2,000', async () => {
    const response = await call('POST', '/api/reviews', { token, body: { rating: 5, comment: 'a'.repeat(2_001) } });
    expect([response.status, response.body.errors, await mine()]).toEqual([
      400,
      { comment: 'Comment must be at most 2,000 characters' },
      null,
    ]);
    const { token: other } = await newCustomer('Wordy Visitor');
    expect(
      (await call('POST', '/api/reviews', { token: other, body: { rating: 5, comment: 'a'.repeat(2_000) } })).status,
    ).toBe(201);
  });

  test('C-059 is not written twice by ten parallel requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_each, at) =>
        call('POST', '/api/reviews', { token, body: { ...WORDS, comment: `Racer ${at}` } }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    const winner = await mine();
    const { reviews } = (await call<{ reviews: { comment: string }[] }>('GET', '/api/reviews')).body.data;
    expect(reviews.filter(({ comment }) => comment.startsWith('Racer')).map(({ comment }) => comment)).toEqual([
      winner?.comment,
    ]);
  });

  test('T47 is not changed by an invalid request', async () => {
    if (!(await mine())) await call('POST', '/api/reviews', { token, body: WORDS });
    const before = await mine();
    expect(before).not.toBeNull();
    for (const body of [
      { ...WORDS, rating: 4.5 },
      { ...WORDS, comment: 'a'.repeat(FIELD_LENGTHS.comment + 1) },
      { ...WORDS, comment: ' ' },
    ]) {
      expect((await call('PATCH', `/api/reviews/${before?._id}`, { token, body })).status).toBe(400);
    }
    expect(await mine()).toEqual(before);
  });
});
