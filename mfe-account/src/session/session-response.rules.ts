import { messages, type SecondStep, type User } from '@salon/contracts';

/** A response that starts a session. Every field is optional: a proxy may have responded instead of the API. */
export interface SessionResponse {
  token?: string;
  data?: { user?: User; secondStep?: SecondStep };
}

/** The token and the user of a response, or the message about a missing part (docs/product.md §8). */
export function sessionOf({ token, data }: SessionResponse): { token: string; user: User } | { missing: string } {
  if (!token) return { missing: messages.tokenMissing };
  return data?.user ? { token, user: data.user } : { missing: messages.responseUnexpected };
}
