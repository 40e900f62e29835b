import { DEFAULT_POLICY } from './policy.js';
import { policyProblems } from './policy-fields.js';

const PAST_HORIZON =
  'Booking ahead at least cannot be longer than booking ahead at most: guests could hardly book anything';
const ahead = (leadMinutes: unknown, horizonDays: unknown) => ({ ...DEFAULT_POLICY, leadMinutes, horizonDays });
const stored = { ...DEFAULT_POLICY, leadMinutes: 10_080, horizonDays: 7 };

it.each([
  ['of the whole horizon is none', ahead(1_440, 1), {}],
  ['past the horizon is refused', ahead(1_441, 1), { leadMinutes: PAST_HORIZON }],
  ['is refused for what is no number', ahead('soon', 1), { leadMinutes: expect.stringContaining('whole number') }],
  ['stays beside a horizon that is no number', ahead(1_441, 'far'), { horizonDays: expect.stringContaining('whole') }],
])('the problem of a lead time %s', (_, policy, problems) => {
  expect(policyProblems(policy)).toEqual(problems);
});

it('a shortened horizon is refused at its field, and what is stored already blocks no other field', () => {
  expect(policyProblems({ ...stored, horizonDays: 6 }, stored)).toEqual({ horizonDays: PAST_HORIZON });
  const refused = { ...stored, horizonDays: 6 };
  expect(policyProblems({ ...refused, bookingFee: 500 }, refused)).toEqual({});
});
