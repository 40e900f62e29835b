import type { DatabaseOptions } from '@salon/nest-kit';
import { AvatarRow } from './avatars/avatar.entity.js';
import { InvitationRow } from './invitations/invitation.entity.js';
import { MailRow } from './mails/mail.entity.js';
import { Account1763700000000 } from './migrations/1763700000000-account.js';
import { ResetToken1763800000000 } from './migrations/1763800000000-reset-token.js';
import { Invitation1764000000000 } from './migrations/1764000000000-invitation.js';
import { Audit1764000001000 } from './migrations/1764000001000-audit.js';
import { Avatar1764100000000 } from './migrations/1764100000000-avatar.js';
import { KnownNetwork1765130000000 } from './migrations/1765130000000-known-network.js';
import { Client1765360000000 } from './migrations/1765360000000-client.js';
import { Staff1765300000000 } from './migrations/1765300000000-staff.js';
import { FirstOwners1765300001000 } from './migrations/1765300001000-first-owners.js';
import { SecondFactor1765300002000 } from './migrations/1765300002000-second-factor.js';
import { AuditPages1765400000000 } from './migrations/1765400000000-audit-pages.js';
import { CustomerSearch1765440000000 } from './migrations/1765440000000-customer-search.js';
import { JobRetry1765540000000 } from './migrations/1765540000000-job-retry.js';
import { ReferredClient1765590000000 } from './migrations/1765590000000-referred-client.js';
import { ClientChange1765610000000 } from './migrations/1765610000000-client-change.js';
import { GoogleCodeRow } from './google/google-code.entity.js';
import { Google1763900000000 } from './migrations/1763900000000-google.js';
import { ResetTokenRow } from './resets/reset-token.entity.js';
import { SessionRow } from './sessions/session.entity.js';
import { UserRow } from './users/user.entity.js';
import { EmailCodeRow } from './verification/email-code.entity.js';

/** The account's own schema: users, codes, sessions, counters, mails, invitations, audit. */
export const database = (url: string, poolSize: number): DatabaseOptions => ({
  url,
  schema: 'account',
  poolSize,
  entities: [UserRow, SessionRow, EmailCodeRow, MailRow, ResetTokenRow, InvitationRow, AvatarRow, GoogleCodeRow],
  migrations: [
    Account1763700000000,
    ResetToken1763800000000,
    Invitation1764000000000,
    Audit1764000001000,
    Avatar1764100000000,
    Google1763900000000,
    KnownNetwork1765130000000,
    Client1765360000000,
    Staff1765300000000,
    FirstOwners1765300001000,
    SecondFactor1765300002000,
    AuditPages1765400000000,
    CustomerSearch1765440000000,
    JobRetry1765540000000,
    ReferredClient1765590000000,
    ClientChange1765610000000,
  ],
});
