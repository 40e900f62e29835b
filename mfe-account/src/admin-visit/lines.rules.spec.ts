import { visitRecord } from '../testing/fixtures.js';
import { haircut } from '../testing/haircut.js';
import { draftOf, draftOfAdded, draftOfService, outcomeOf, requestOf, withMenu } from './lines.rules.js';

const record = visitRecord({});
const stored = record.lines.list;
const cut = { ...haircut, _id: 's9' };
const added = draftOfService(cut);
const menu = [{ ...cut, price: 3500, averageTime: 60 }];

it('an added service has the price and the length of the menu by now, unless its price was agreed', () => {
  expect(withMenu([added], stored, menu)).toMatchObject([{ typed: '3500', usual: 3500, minutes: 60 }]);
  const agreed = { ...added, typed: '2000', reason: 'waited long' };
  expect(withMenu([agreed], stored, menu)).toMatchObject([{ typed: '2000', usual: 3500, minutes: 60 }]);
});

it.each(['2500.', '2500.5', '2,500', ''])('a price being typed stays as it is: %j', (typed) => {
  expect(withMenu([{ ...added, typed }], stored, [cut])).toMatchObject([{ typed, usual: 2500 }]);
  expect(withMenu([{ ...added, typed }], stored, menu)).toMatchObject([{ typed, usual: 3500 }]);
});

it('a booked service that was removed is added again as it was booked', () => {
  const booked = { ...stored[0]!, price: 2000, minutes: 30, reason: 'waited long' };
  const draft = draftOfAdded({ ...cut, _id: booked.service }, [booked]);
  expect(draft).toEqual(draftOf(booked));
  expect(draftOfAdded(cut, [booked])).toEqual(added);
});

it('a booked service keeps its price, and one that the menu has no more stays as chosen', () => {
  const drafts = [...stored.map(draftOf), added];
  const changed = stored.map(({ service }) => ({ ...haircut, _id: service, price: 1 }));
  expect(withMenu(drafts, stored, changed)).toEqual(drafts);
});

it('sends the sum and the minutes that the screen says', () => {
  const drafts = [...stored.map(draftOf), added];
  const outcome = outcomeOf(record, drafts);
  expect(requestOf(drafts, 'v', outcome)).toMatchObject({
    total: record.visit.totalAmount + 2500,
    minutes: stored.reduce((sum, { minutes, quantity }) => sum + minutes * quantity, 45),
  });
  expect(requestOf(drafts, 'v', { ...outcome, total: null })).not.toHaveProperty('total');
});
