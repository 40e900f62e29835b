import fc from 'fast-check';
import type { ProfileRequest } from '@salon/contracts';
import { AccountFixture, VISITOR } from '../testing/account-fixture.js';
import { profileDetails } from '../users/user.rules.js';
import { UpdateProfile } from './update-profile.js';

let account: AccountFixture;
let count = 0;

beforeAll(async () => {
  account = await AccountFixture.open();
});
afterAll(() => account.close());

const someone = async () => (await account.customer(`self${(count += 1)}@example.test`)).user;
const save = (id: string, request: ProfileRequest) =>
  new UpdateProfile(account.db, account.clock).run(id, request, VISITOR);

it('A-006 F-005 F-031 stores name, phone, address and city, and answers the person', async () => {
  const user = await someone();
  const { user: saved } = await save(user._id, {
    name: '  Ama De Silva ',
    phone: '+94 77 123 4567',
    address: ' 4 Galle Road ',
    city: 'Galle',
  });
  expect(saved).toEqual({ ...user, name: 'Ama De Silva', phone: '0771234567', address: '4 Galle Road', city: 'Galle' });
});

it('a field left out stays, a blank one is emptied', async () => {
  const { _id } = await someone();
  await save(_id, { name: 'Ama', phone: '0771234567', address: '4 Galle Road', city: 'Galle' });
  expect((await save(_id, { name: 'Ama', phone: ' ', city: '' })).user).toMatchObject({
    phone: null,
    address: '4 Galle Road',
    city: null,
  });
});

it('a name left out stays, also when nothing is sent', async () => {
  const { _id, name } = await someone();
  expect((await save(_id, { phone: '0771234567' })).user).toMatchObject({ name, phone: '0771234567' });
  expect((await save(_id, {})).user).toMatchObject({ name, phone: '0771234567' });
});

it('T19 T6 F-002 changes neither e-mail nor role nor verification', async () => {
  const user = await someone();
  const greedy = {
    name: 'Ama',
    email: 'other@example.test',
    role: 'admin',
    isVerified: false,
    passwordHash: 'x',
    id: '1',
  } as ProfileRequest;
  expect((await save(user._id, greedy)).user).toEqual({ ...user, name: 'Ama' });
});

it.each([
  ['A-142', { name: ' ' }, { name: 'Name is required' }],
  ['T46', { name: 'Ama\r\nBcc: x@y.test' }, { name: expect.any(String) }],
  ['A-144', { name: 'Ama', phone: '12345' }, { phone: 'Please enter a valid 10-digit phone number' }],
  ['A-143', { name: 'Ama', phone: '07712345678' }, { phone: 'Please enter a valid 10-digit phone number' }],
  ['a long city', { name: 'Ama', city: 'x'.repeat(81) }, { city: expect.any(String) }],
  ['a long address', { name: 'Ama', address: 'x'.repeat(201) }, { address: expect.any(String) }],
])('%s refuses %j', async (_id, request, errors) => {
  await expect(save('00000000-0000-4000-8000-000000000000', request)).rejects.toMatchObject({
    kind: 'invalid',
    errors,
  });
});

it('A-143 A-144 whatever is kept as a phone number has ten digits', () => {
  let kept = 0;
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789 +-'), minLength: 9, maxLength: 14 });
  fc.assert(
    fc.property(typed, (phone) => {
      try {
        const { phone: stored } = profileDetails({ name: 'Ama', phone });
        if (stored === null) return phone.trim() === '';
        kept += 1;
        return /^\d{10}$/.test(String(stored));
      } catch (error) {
        return (error as { kind?: unknown }).kind === 'invalid';
      }
    }),
    { seed: 7 },
  );
  expect(kept).toBeGreaterThan(0);
});
