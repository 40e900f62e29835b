/**
 * A person as Google identifies them, from its signed token or its own response, never from the browser (decision A1).
 */
export interface GooglePerson {
  /** Google's permanent id of the person; e-mail addresses can change owners. */
  sub: string;
  /** Verified by Google. */
  email: string;
  name: string;
  picture: string | null;
}

export interface GoogleSignInRequest extends GooglePerson {
  /** The nonce of the token; a second sign-in with it is refused (threat T9). */
  nonce: string;
}

/** What a page needs to show Google's button. */
export interface GoogleSetUp {
  clientId: string;
  scriptUrl: string;
  nonce: string;
}

/** What the browser sends with Google's response; the last five fields are not trusted (decision A1). */
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

/** Whether a text has the format of a redirect-flow code: 32 bytes in base64url. */
export const isGoogleCode = (value: string): boolean => /^[\w-]{43}$/.test(value);
