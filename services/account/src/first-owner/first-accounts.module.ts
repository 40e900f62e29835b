import { Injectable, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { emailProblem, foldEmail, MAILED, messages, passwordProblems } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { config } from '../config.js';
import { isCommonPassword } from '../passwords/common-passwords.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { credentialsOf } from '../users/users.queries.js';
import { DEMO, seedAccounts, type SeededAccount } from '../demo/seed-accounts.js';
import { seedClients } from '../demo/seed-clients.js';
import { inviteOwner } from './invite-owner.js';

/** Creates the configured first owner or a link for them, and the demo accounts outside production. */
@Injectable()
class FirstAccounts implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    const isDemo = config.SEED_DEMO && !config.isProduction;
    await seedAccounts(this.db, this.hasher, [...(isDemo ? DEMO : []), ...(await this.firstOwner())], this.clock.now());
    if (isDemo && config.SEED_VISITS) await seedClients(this.db, this.clock.now());
    if (config.ADMIN_EMAIL !== '' && config.ADMIN_PASSWORD === '') await this.invite(config.ADMIN_EMAIL);
  }

  /** Their password is checked only while they have no account: a stricter rule must not stop a running salon. */
  private async firstOwner(): Promise<SeededAccount[]> {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config;
    if (email === '' || password === '' || (await credentialsOf(this.db, foldEmail(email)))) return [];
    const common = isCommonPassword(password) ? messages.passwordCommon : null;
    const problem = emailProblem(email) ?? passwordProblems(password)[0] ?? common;
    if (problem) throw new Error(`ADMIN_EMAIL, ADMIN_PASSWORD: ${problem}`);
    return [{ name: 'Administrator', email, password, staffRole: 'owner' }];
  }

  private async invite(email: string): Promise<void> {
    const problem = emailProblem(email);
    if (problem) throw new Error(`ADMIN_EMAIL: ${problem}`);
    const link = await inviteOwner(this.db, { email, siteUrl: config.SITE_URL, now: this.clock.now() });
    if (link)
      new Logger('FirstAccounts').warn(
        `No admin yet. ${email} becomes one at ${link} within ${MAILED.invitationHours} hours.`,
      );
  }
}

@Module({ providers: [FirstAccounts] })
export class FirstAccountsModule {}
