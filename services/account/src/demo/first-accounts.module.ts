import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { emailProblem, messages, passwordProblems } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { config } from '../config.js';
import { isCommonPassword } from '../passwords/common-passwords.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { DEMO, seedAccounts, type SeededAccount } from './seed-accounts.js';

/** The first owner of the configuration, and outside production the demo accounts. */
@Injectable()
class FirstAccounts implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    const demo = config.SEED_DEMO && !config.isProduction ? DEMO : [];
    await seedAccounts(
      this.db,
      this.hasher,
      [...demo, ...firstAdmin(config.ADMIN_EMAIL, config.ADMIN_PASSWORD)],
      this.clock.now(),
    );
  }
}

function firstAdmin(email: string, password: string): SeededAccount[] {
  if (email === '') return [];
  const common = isCommonPassword(password) ? messages.passwordCommon : null;
  const problem = emailProblem(email) ?? passwordProblems(password)[0] ?? common;
  if (problem) throw new Error(`ADMIN_EMAIL, ADMIN_PASSWORD: ${problem}`);
  return [{ name: 'Administrator', email, password, staffRole: 'owner' }];
}

@Module({ providers: [FirstAccounts] })
export class FirstAccountsModule {}
