import {
  apiRoleOf,
  type LoginRequest,
  type NewSession,
  type RegisterRequest,
  type Role,
  type StaffRole,
} from '@salon/contracts';
import { events, type Mail, type Mailer, openDatabase, Outbox, type Visitor } from '@salon/nest-kit';
import { dropTestDatabase, FixedClock } from '@salon/testing';
import { PASSWORD } from '@salon/testing/passwords';
import type { DataSource } from 'typeorm';
import { database } from '../data-source.js';
import { RecordSignIn } from '../devices/record-sign-in.js';
import { EmailLimits } from '../limits/email-limits.js';
import { Fingerprint } from '../limits/fingerprint.js';
import { SignInDelay } from '../limits/sign-in-delay.js';
import { DeliverMail } from '../mails/deliver-mail.js';
import type { SalonClient } from '../mails/salon.client.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { RegisterUser } from '../registration/register-user.js';
import { EndSession } from '../sessions/end-sessions.js';
import { SessionsQueries } from '../sessions/sessions.queries.js';
import { SignIn } from '../sessions/sign-in.js';
import { IssueCode } from '../verification/issue-code.js';
import { RenewCodeJob } from '../verification/renew-code.job.js';
import { ResendCode } from '../verification/resend-code.js';
import { SendCodeJob } from '../verification/send-code.job.js';
import { VerifyEmail } from '../verification/verify-email.js';
import { accountDatabaseUrl } from './migrated.js';

export const SALON = {
  name: 'Araliya Salon & Spa',
  address: '27 Flower Road, Colombo 7',
  phone: '+94 11 250 0700',
  siteUrl: 'http://localhost:4000',
  zone: 'Asia/Colombo',
};
/** The settings of the salon, as the catalog would return them. */
export const SALON_CLIENT = { read: async () => SALON } as unknown as SalonClient;
export const VISITOR: Visitor = {
  network: '203.0.113.0/24',
  agent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/**
 * The account's use-cases on a real database, with a fixed clock and the mails it sent. The clock is ahead of real
 * time, so that jobs scheduled for now are due.
 */
export class AccountFixture {
  readonly clock = new FixedClock('2041-02-04T04:00:00.000Z');
  readonly mails: Mail[] = [];
  readonly outbox = new Outbox('account_jobs');
  readonly hasher = new PasswordHasher();
  /** Set to make the mail server refuse. */
  mailDown = false;
  /** Runs once the mail server has taken a mail. */
  afterSend: () => Promise<void> = () => Promise.resolve();

  private constructor(
    readonly url: string,
    readonly db: DataSource,
  ) {}

  static async open(): Promise<AccountFixture> {
    const url = await accountDatabaseUrl();
    const db = await openDatabase(database(url, 10));
    return new AccountFixture(url, db);
  }

  async close(): Promise<void> {
    await this.db.destroy();
    await dropTestDatabase(this.url);
  }

  readonly fingerprint = new Fingerprint('a pepper for specs');
  readonly emailLimits = new EmailLimits(this.fingerprint);
  readonly recordSignIn = new RecordSignIn(this.outbox, this.emailLimits);
  private readonly codes = new IssueCode(this.outbox);
  private signIns?: SignIn;

  register(email: string, more: Partial<RegisterRequest> = {}) {
    return new RegisterUser(this.db, this.hasher, this.emailLimits, this.codes, this.clock).run(
      { name: 'Ama Silva', email, password: PASSWORD, ...more },
      VISITOR,
    );
  }

  resend(email: string) {
    return new ResendCode(this.db, this.emailLimits, this.outbox, this.clock).run({ email });
  }

  verify(userId: string, otp: string) {
    return new VerifyEmail(this.db, this.emailLimits, this.fingerprint, this.recordSignIn, this.clock).run(
      { userId, otp },
      VISITOR,
    );
  }

  /** Signs in an account without a second factor. */
  async signIn(email: string, more: Partial<LoginRequest> = {}, visitor: Visitor = VISITOR): Promise<NewSession> {
    return begun(await this.firstStep(email, more, visitor));
  }

  firstStep(email: string, more: Partial<LoginRequest> = {}, visitor: Visitor = VISITOR) {
    return (this.signIns ??= this.signInProcess()).run({ email, password: PASSWORD, role: 'user', ...more }, visitor);
  }

  /** Sign-ins in another process of the service. */
  signInProcess(): SignIn {
    const delay = new SignInDelay(this.db, this.fingerprint);
    return new SignIn(this.db, this.hasher, delay, this.emailLimits, this.recordSignIn, this.clock);
  }

  /** The user of a session. */
  async session(id: string) {
    return (await this.liveSession(id)).user;
  }

  liveSession(id: string, options?: { isUse: boolean }) {
    return new SessionsQueries(this.db, this.clock).sessionOf(id, options);
  }

  signOut(id: string) {
    return new EndSession(this.db).run(id);
  }

  /** The sending half of every mail job. */
  post(): DeliverMail {
    const mailer = {
      send: async (mail: Mail) => {
        if (this.mailDown) throw new Error('connection refused');
        this.mails.push(mail);
        await this.afterSend();
      },
    } as unknown as Mailer;
    return new DeliverMail(this.db, mailer, this.clock, SALON_CLIENT);
  }

  /** Queues the requested mails with another code. */
  async renew(): Promise<void> {
    const renewal = new RenewCodeJob(this.db, this.codes, this.clock);
    for (const { payload } of await this.takeJobs<{ email: string }>('renew-code')) await renewal.run(payload);
  }

  /** Runs the due jobs and those that they add; failed mails stay for the next run. */
  async deliver(): Promise<void> {
    await this.renew();
    const job = new SendCodeJob(this.db, this.post(), this.fingerprint, this.clock);
    for (const { payload } of await this.takeJobs<{ mailId: string }>('send-code')) {
      await job.run(payload).catch(() => this.db.transaction((tx) => this.outbox.add(tx, 'send-code', payload)));
    }
  }

  async takeJobs<Payload>(task: string): Promise<{ id: string; payload: Payload }[]> {
    return this.db.query<{ id: string; payload: Payload }[]>(
      `SELECT id, payload FROM account_jobs.complete_jobs(
         ARRAY(SELECT id FROM account_jobs.jobs WHERE task_identifier = $1 AND run_at <= $2)) ORDER BY id`,
      [task, this.clock.now()],
    );
  }

  /** The code of the newest mail to that address. */
  code(email: string): string {
    const mail = this.mails.filter(({ to }) => to === email).at(-1);
    return /verification code: (\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? 'no mail';
  }

  /** A registered user who has not verified yet, with the mailed code. */
  async unverified(email: string) {
    const { userId } = await this.register(email);
    await this.deliver();
    return { email, userId, code: this.code(email) };
  }

  /** A registered customer who has verified, and the session that began with it. */
  async customer(email: string) {
    const { userId } = await this.register(email);
    await this.deliver();
    return this.verify(userId, this.code(email));
  }

  async setRole(email: string, role: Role): Promise<void> {
    await this.db.query(
      `UPDATE account."user" SET role = $2, "staffRole" = CASE WHEN $2 = 'admin' THEN 'owner' END WHERE email = $1`,
      [email, role],
    );
  }

  async employ(email: string, role: StaffRole): Promise<void> {
    await this.db.query('UPDATE account."user" SET role = $2, "staffRole" = $3 WHERE email = $1', [
      email,
      apiRoleOf(role),
      role,
    ]);
  }

  /** Password hashes computed since the process began. */
  async hashes(): Promise<number> {
    return (await events.get()).values.find(({ labels }) => labels.event === 'password_hashed')?.value ?? 0;
  }
}

/** `settled(calls)` → how many fulfilled, and how many failed with which code. */
export async function tally(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const each of await Promise.allSettled(calls)) {
    const outcome =
      each.status === 'fulfilled' ? 'ok' : String((each.reason as { code?: unknown }).code ?? each.reason);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

/** A code that is not this one. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

/** The session of a sign-in that needed no second step. */
export function begun<Result extends object>(result: Result): Exclude<Result, { secondStep: unknown }> {
  if ('secondStep' in result) throw new Error('this account has a second factor');
  return result as Exclude<Result, { secondStep: unknown }>;
}
