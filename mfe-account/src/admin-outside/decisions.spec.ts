import { outside } from '../testing/hours-salon.js';
import { choicesOf } from './decisions.js';

const effectsOf = (customerEmail: string) => choicesOf({ ...outside, customerEmail }).map(({ effect }) => effect);

it('says of each decision whom it mails, or that the customer has no address', () => {
  expect(effectsOf('nimali@example.test')).toEqual([
    'nimali@example.test is mailed: Nadeesha Silva instead of Dilani Perera.',
    'nimali@example.test is mailed the new time.',
    'Nobody is mailed.',
    'nimali@example.test is mailed that it is cancelled.',
  ]);
  const byPhone = 'No mail address is known: please tell the customer by phone.';
  expect(effectsOf('')).toEqual([byPhone, byPhone, 'Nobody is mailed.', byPhone]);
});
