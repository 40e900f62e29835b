import type { User } from '@salon/contracts';

/** A verified customer, as the server describes them. */
export const person = (id: string, name = id): User => ({
  _id: id,
  name,
  email: `${id}@example.test`,
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
