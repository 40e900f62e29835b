import fc from 'fast-check';
import { PASSWORD } from '@salon/testing/passwords';
import { registrationDetails } from '../users/user.rules.js';

const good = { name: 'Ama', email: 'ama@example.test', password: PASSWORD };
it.each([
  ['A-125', { name: '  ' }, { name: 'Name is required' }],
  ['T46', { name: 'Ama\r\nBcc: all@example.test' }, { name: expect.any(String) }],
  ['T46', { name: 'Ama \u202E' }, { name: expect.any(String) }],
  ['T46', { name: 'x'.repeat(81) }, { name: expect.any(String) }],
  ['A-111', { email: '' }, { email: 'Email is required' }],
  ['A-112', { email: 'ama.example.test' }, { email: 'Email is invalid' }],
  ['A-112', { email: 'ama@example.test,eve@example.test' }, { email: 'Email is invalid' }],
  ['A-113', { password: '' }, { password: 'Password is required' }],
  ['A-119', { password: 'Ab1' }, { password: 'Password must be at least 8 characters' }],
  ['A-120', { password: 'frangipani7' }, { password: 'Password must contain at least one uppercase letter' }],
  ['A-121', { password: 'FRANGIPANI7' }, { password: 'Password must contain at least one lowercase letter' }],
  ['A-122', { password: 'Frangipani' }, { password: 'Password must contain at least one number' }],
  ['A-124', { password: 'abc' }, { password: 'Password must be at least 8 characters' }],
  ['A13', { password: `Aa1${'x'.repeat(126)}` }, { password: 'Password must be at most 128 characters' }],
  ['A14', { phone: '12345' }, { phone: 'Please enter a valid 10-digit phone number' }],
  ['T46', { address: 'x'.repeat(201) }, { address: expect.any(String) }],
])('%s refuses %j by name', (_id, part, errors) => {
  expect(() => registrationDetails({ ...good, ...part })).toThrow(expect.objectContaining({ kind: 'invalid', errors }));
});

it('is folded the same way for every body, or refused as invalid: nothing else comes out', () => {
  let kept = 0; // Phone numbers.
  const field = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.anything());
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789 +-'), minLength: 9, maxLength: 14 });
  fc.assert(
    fc.property(
      fc.record({
        name: fc.oneof(field, fc.constant('Ama')),
        email: fc.oneof(field, fc.emailAddress()),
        password: fc.oneof(field, fc.constant(PASSWORD)),
        phone: fc.oneof(field, digits),
        address: fc.oneof(field, fc.constant('4 Galle Road')),
      }),
      (body) => {
        try {
          const details = registrationDetails(body as never);
          if (details.phone !== null) kept += 1;
          return (
            details.email === details.email.trim().toLowerCase() &&
            details.name.length <= 80 &&
            (details.phone === null || /^\d{10}$/.test(details.phone))
          );
        } catch (error) {
          return (error as { kind?: unknown }).kind === 'invalid';
        }
      },
    ),
    { seed: 7, numRuns: 200 },
  );
  expect(kept).toBeGreaterThan(0);
});
