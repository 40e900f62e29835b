import type { User } from '@salon/contracts';

/** A person as the browser may see them: these fields, whatever else a service may ever send (threat T48). */
export const userView = ({
  _id,
  name,
  email,
  isVerified,
  role,
  googleId,
  profileImage,
  address,
  phone,
  city,
}: User): User => ({ _id, name, email, isVerified, role, googleId, profileImage, address, phone, city });
