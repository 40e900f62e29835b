/** Whom Google says someone is; only what its signed token or its own answer said, never what a browser claims (decision A1). */
export interface GooglePerson {
  /** Google's lasting id of the person; e-mail addresses change hands. */
  sub: string;
  /** Verified by Google. */
  email: string;
  name: string;
  picture: string | null;
}

export interface GoogleSignInRequest extends GooglePerson {
  /** Of the token; a second sign-in with it is refused (threat T9). */
  nonce: string;
}

/** What a page needs to show Google's button. */
export interface GoogleSetUp {
  clientId: string;
  scriptUrl: string;
  nonce: string;
}

/** What is sent with Google's answer; the last five prove nothing (decision A1). */
export interface GoogleLoginRequest {
  /** Google's ID token. */
  credential: string;
  nonce: string;
  email: string;
  name: string;
  googleId: string;
  profileImage: string | null;
  isVerified: boolean;
}

/** Whether a text can be a code of the way over Google's own page: 32 bytes in base64url. */
export const isGoogleCode = (value: string): boolean => /^[\w-]{43}$/.test(value);
