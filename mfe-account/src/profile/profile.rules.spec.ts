import fc from 'fast-check';
import { completionOf, formOf, profileProblem, profileRequest } from './profile.rules.js';

const nobody = { profileImage: null, phone: null, address: null };

it.each([
  ['A-108', nobody, 0, 'red'],
  ['A-108', { ...nobody, phone: '0771234567' }, 33, 'red'],
  ['A-109', { ...nobody, phone: '0771234567', address: '4 Galle Road' }, 67, 'yellow'],
  ['A-110', { profileImage: '/media/a.webp', phone: '0771234567', address: '4 Galle Road' }, 100, 'green'],
])('A-107 %s of %j %i%% are there: %s', (_id, user, percent, tone) => {
  expect(completionOf(user)).toMatchObject({ percent, tone });
});

it.each<[string, keyof typeof profileProblem, string, string | null]>([
  ['A-142', 'name', '  ', 'Name is required'],
  ['A-143', 'phone', '', null],
  ['A-143', 'phone', '077-123 4567', null],
  ['A-143', 'phone', '+94 77 123 4567', null],
  ['A-144', 'phone', '077123456', 'Please enter a valid 10-digit phone number'],
  ['A-144', 'phone', 'call me', 'Please enter a valid 10-digit phone number'],
  ['A-076', 'address', '', null],
  ['F-005', 'city', 'x'.repeat(81), 'City must be at most 80 characters'],
])('%s %s "%s" gives %j', (_id, field, value, problem) => {
  expect(profileProblem[field](value)).toBe(problem);
});

it('A-143 takes a phone exactly when ten digits are left of it', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[1-9][\d -]{0,14}$/).filter((phone) => !phone.startsWith('94')),
      (phone) => {
        expect(profileProblem.phone(phone) === null).toBe(phone.replace(/\D/g, '').length === 10);
      },
    ),
  );
});

it('what is sent is what was typed, without blanks around it', () => {
  const form = formOf({
    _id: 'u',
    name: 'Dilani',
    email: 'd@e.lk',
    isVerified: true,
    role: 'user',
    permissions: [],
    secondFactor: 'off',
    googleId: null,
    profileImage: null,
    address: null,
    phone: null,
    city: null,
  });
  const filled = { ...form, city: ' Galle ' };
  expect(profileRequest(filled, { phone: true, city: true })).toEqual({ phone: '', city: 'Galle' });
});
