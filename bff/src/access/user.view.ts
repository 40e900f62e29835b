import type { User } from '@salon/contracts';

/** The user as the browser may see them: only these fields, whatever a service sends (threat T48). */
export const userView = ({
  _id,
  name,
  email,
  isVerified,
  role,
  permissions = [],
  googleId,
  profileImage,
  address,
  phone,
  city,
}: User): User => ({ _id, name, email, isVerified, role, permissions, googleId, profileImage, address, phone, city });
