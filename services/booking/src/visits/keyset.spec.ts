import { eachMonday } from '../testing/each-monday.js';

const salon = eachMonday();
const cursor = (text: string) => Buffer.from(text).toString('base64url');
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

it.each([
  ['thirty-six dashes for an id', `2026-11-26T04:30:00.000Z ${'-'.repeat(36)}`],
  ['the year nought', `0000-01-01T00:00:00.000Z ${ID}`],
  ['30 February', `2026-02-30T00:00:00.000Z ${ID}`],
  ["24 o'clock", `2026-11-26T24:00:00.000Z ${ID}`],
  ['an id that goes on', `2026-11-26T04:30:00.000Z ${ID}0`],
  ['colons for digits', `2026-11-26T::::::::::::Z ${ID}`],
])('T55 a cursor of %s is no page of visits', async (_story, text) => {
  await expect(salon.list.page({ cursor: cursor(text) })).rejects.toMatchObject({ kind: 'invalid' });
});

it.each([['0000-01-01'], ['9999-12-31'], ['0001-01-01']])(
  'T55 %s as a bound is refused in words or finds nothing',
  async (day) => {
    const answer = await salon.list.page({ from: day, to: day }).catch((error: { kind?: string }) => error.kind);
    expect(['invalid', { appointments: [], next: null }]).toContainEqual(answer);
  },
);
