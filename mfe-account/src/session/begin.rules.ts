import { messages, type User } from '@salon/contracts';

/** What an answer that begins a session holds; whatever stands in between may have answered instead. */
export interface BeginAnswer {
  token?: string;
  data?: { user?: User };
}

/** The token and the user of an answer, or what is missing from it (spec §8). */
export function beginning({ token, data }: BeginAnswer): { token: string; user: User } | { missing: string } {
  if (!token) return { missing: messages.tokenMissing };
  return data?.user ? { token, user: data.user } : { missing: messages.answerUnexpected };
}
