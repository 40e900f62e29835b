import fc from 'fast-check';
import { OTHER_PASSWORD, PASSWORD } from '@salon/testing/passwords';
import {
  EMPTY,
  registrationProblem,
  registrationRequest,
  toVerify,
  type RegistrationField,
} from './registration.rules.js';

const good = {
  name: 'Dilani Perera',
  email: 'dilani@example.lk',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  address: '',
  phone: '',
};

describe('what is wrong with a registration', () => {
  it.each<[string, RegistrationField, string, string | null]>([
    ['A-119', 'password', 'Ab1', 'Password must be at least 8 characters'],
    ['A-119 A-124', 'password', '', 'Password must be at least 8 characters'],
    ['A-120', 'password', 'araliya2026', 'Password must contain at least one uppercase letter'],
    ['A-120 A-124', 'password', '--------', 'Password must contain at least one uppercase letter'],
    ['A-121', 'password', 'ARALIYA2026', 'Password must contain at least one lowercase letter'],
    ['A-122', 'password', 'AraliyaSpa', 'Password must contain at least one number'],
    ['A-123', 'confirmPassword', OTHER_PASSWORD, 'Passwords do not match'],
    ['A-125', 'name', '  ', 'Name is required'],
    ['A-125', 'name', 'a'.repeat(81), 'Name must be at most 80 characters'],
    ['A-125', 'name', 'Dilani\u202egnp', 'Name must not contain control characters'],
    ['A-037', 'email', '', 'Email is required'],
    ['A-037', 'email', 'dilani', 'Email is invalid'],
    ['A-126', 'address', '', null],
    ['A-127', 'phone', '', null],
    ['A-127', 'phone', '077 123 4567', null],
    ['A-127', 'phone', '12', 'Please enter a valid 10-digit phone number'],
  ])('%s %s "%s" gives %j', (_id, field, value, problem) => {
    expect(registrationProblem(field, { ...good, [field]: value })).toBe(problem);
  });

  it('A-123 A-124 minds the confirmation only of a password without a broken rule', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constant(PASSWORD)), fc.string(), (password, confirmPassword) => {
        const form = { ...EMPTY, password, confirmPassword };
        const isBroken = registrationProblem('password', form) !== null;
        expect(registrationProblem('confirmPassword', form) === null).toBe(isBroken || password === confirmPassword);
      }),
    );
  });
});

it('A-126 A-127 leaves blank optional fields out, and always asks for a customer', () => {
  expect(registrationRequest(good)).toEqual({
    name: 'Dilani Perera',
    email: 'dilani@example.lk',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    role: 'user',
  });
  expect(registrationRequest({ ...good, address: ' 1 Lake Road ', phone: ' 0771234567' })).toMatchObject({
    address: '1 Lake Road',
    phone: '0771234567',
  });
});

it.each([
  [{ requiresVerification: true, userId: 'u1' }, 'u1'],
  [{ data: { requiresVerification: true, userId: 'u1' } }, 'u1'],
  [{ requiresVerification: true }, null],
  [{ token: 't', data: {} }, null],
  [{}, null],
])('A-101 of the response %j the account to verify is %s', (response, id) => expect(toVerify(response)).toBe(id));
