import { blockedTexts } from './slots.js';

it.each([
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '90 minutes (1\u00a0h\u00a030)'],
  [1_440, '24 hours'],
])('a time within a lead of %i minutes says that the salon needs %s', (leadMinutes, time) => {
  expect(blockedTexts.LEAD_TIME({ leadMinutes })).toContain(`we need ${time} to prepare`);
});
