export type Role = 'user' | 'admin';

/** The signed-in person as the browser sees them (spec §3 User). */
export interface User {
  _id: string;
  name: string;
  email: string;
  isVerified: boolean;
  role: Role;
  googleId: string | null;
  profileImage: string | null;
  address: string | null;
  phone: string | null;
  city: string | null;
}

export interface RegisterRequest {
  name: string;
  email: string;
  password: string;
  address?: string;
  phone?: string;
}

export interface RegisterAnswer {
  requiresVerification: true;
  userId: string;
  message: string;
}

export interface LoginRequest {
  email: string;
  password: string;
  role: Role;
}

export interface VerifyEmailRequest {
  userId: string;
  otp: string;
}

/** What the account service answers when a session begins; the BFF turns `session` into the bearer token. */
export interface SessionAnswer {
  user: User;
  session: { id: string; expiresAt: string };
}
