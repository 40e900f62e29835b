import type { DatabaseOptions } from '@salon/nest-kit';
import { AvatarRow } from './avatars/avatar.entity.js';
import { MailRow } from './mails/mail.entity.js';
import { Account1763700000000 } from './migrations/1763700000000-account.js';
import { ResetToken1763800000000 } from './migrations/1763800000000-reset-token.js';
import { Avatar1764100000000 } from './migrations/1764100000000-avatar.js';
import { ResetTokenRow } from './resets/reset-token.entity.js';
import { SessionRow } from './sessions/session.entity.js';
import { UserRow } from './users/user.entity.js';
import { EmailCodeRow } from './verification/email-code.entity.js';

/** The account's own schema: users, codes, sessions, counters, mails. */
export const database = (url: string, poolSize: number): DatabaseOptions => ({
  url, schema: 'account', poolSize, entities: [UserRow, SessionRow, EmailCodeRow, MailRow, ResetTokenRow, AvatarRow],
  migrations: [Account1763700000000, ResetToken1763800000000, Avatar1764100000000],
});
