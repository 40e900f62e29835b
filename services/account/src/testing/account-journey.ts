import { setTimeout as wait } from 'node:timers/promises';
import type { Invitation, Registration, NewSession } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { pngOf } from '@salon/testing';
import { DEMO_PASSWORDS, OTHER_PASSWORD, PASSWORD } from '@salon/testing/passwords';
import type { AccountCall, AccountAtFixedTime } from './account-at-fixed-time.js';

/** A marker that must not appear in logs: it is part of each name, address, password and text of the journey. */
export const CANARY = 'canary';
const OLD_PASSWORD = `Canary-${PASSWORD}`;
const NEW_PASSWORD = `Canary-${OTHER_PASSWORD}`;
const MAIL_TIMEOUT_MS = 30_000;
const CODE = /code: (\d{6})/;

/**
 * Calls with every user-facing write of the service: registration, sign-in, profile, passwords, sessions, Google,
 * denials.
 * @returns the calls of an admin, which continue with `invites`
 */
export async function accountJourney(call: AccountCall, { clock, mails }: AccountAtFixedTime): Promise<Journey> {
  const secretOf: SecretOf = async (to, pattern, known = []) => {
    for (const end = performance.now() + MAIL_TIMEOUT_MS; performance.now() < end; await wait(20)) {
      const secrets = mails.filter((mail) => mail.to === to).map((mail) => pattern.exec(mail.text)?.[1]);
      const found = secrets.findLast((secret) => secret !== undefined && !known.includes(secret));
      if (found !== undefined) return found;
    }
    throw new Error(`no new mail to ${to} with ${pattern}`);
  };
  const journey = new Journey(call, secretOf, () => clock.advance(2));
  const nimali = await journey.registers('nimali');
  await journey.changesProfile(nimali);
  await journey.usesSessions(nimali);
  await journey.forgetsPassword(nimali);
  await journey.usesGoogle();
  return journey;
}

/** The newest secret that `pattern` captures in the mails to an address, once one is sent that is not yet known. */
type SecretOf = (to: string, pattern: RegExp, known?: string[]) => Promise<string>;

class Journey {
  constructor(
    private readonly call: AccountCall,
    private readonly secretOf: SecretOf,
    /** Lets the cooldown of codes and sign-ins end. */
    private readonly pause: () => void,
  ) {}

  async registers(name: string): Promise<Caller> {
    const email = `${CANARY}-${name}@example.test`;
    const { userId } = await this.succeeds<Registration>(null, 'POST /registrations', {
      name: `${CANARY} ${name}`,
      email,
      password: OLD_PASSWORD,
    });
    // Each code is awaited: a later one replaces an earlier one, even one that has not been mailed yet.
    const codes = [await this.secretOf(email, CODE)];
    this.pause();
    await this.call(null, 'POST /verifications/resend', { email });
    await this.secretOf(email, CODE, codes);
    await this.call(null, 'POST /verifications', { userId, otp: '000000' });
    return this.verifies({ userId, email }, codes);
  }

  /** A mail that the database interrupted is sent again with another code: the newest code counts. */
  private async verifies({ userId, email }: { userId: string; email: string }, codes: string[]): Promise<Caller> {
    for (;;) {
      const otp = await this.secretOf(email, CODE, codes);
      const { status, body } = await this.call(null, 'POST /verifications', { userId, otp });
      if (status < 400) return callerOf(body as NewSession);
      codes.push(otp);
    }
  }

  async changesProfile(who: Caller): Promise<void> {
    await this.call(who, 'PUT /profile', {
      name: who.name,
      phone: '0771239876',
      address: `${CANARY} Road`,
      city: 'Kandy',
    });
    const picture = pngOf({ width: 20, height: 20 });
    const { imageUrl } = await this.succeeds<{ imageUrl: string }>(who, 'POST /avatars', picture);
    await this.call(who, 'PUT /avatars/chosen', { imageUrl });
    await this.call(who, 'POST /passwords/change', { currentPassword: OLD_PASSWORD, newPassword: NEW_PASSWORD });
    await this.call(who, 'POST /denials', { call: 'GET /api/admin/refunds' });
  }

  async usesSessions(who: Caller): Promise<void> {
    const begin = async (): Promise<string> => {
      this.pause();
      const signIn = { email: who.email, password: NEW_PASSWORD, role: 'user' };
      return (await this.succeeds<NewSession>(null, 'POST /sign-ins', signIn)).session.id;
    };
    await this.call(null, 'POST /sign-ins', { email: who.email, password: `${OLD_PASSWORD}x`, role: 'user' });
    const sid = await begin();
    await this.call(null, `GET /sessions/${sid}`);
    await this.call(who, `DELETE /my-sessions/${await begin()}`);
    await this.call(who, 'POST /my-sessions/end-others');
    await this.call(null, `DELETE /sessions/${await begin()}`);
  }

  async forgetsPassword({ email }: Caller): Promise<void> {
    await this.call(null, 'POST /password-resets', { email, role: 'user' });
    const token = await this.secretOf(email, /reset-password\/([\w-]+)/);
    await this.call(null, 'POST /password-resets/redeem', { token, password: OLD_PASSWORD });
  }

  async usesGoogle(): Promise<void> {
    const person = { sub: `${CANARY}-sub`, email: `${CANARY}-g@example.test`, name: `${CANARY} G`, picture: null };
    await this.call(null, 'POST /google-sign-ins', { ...person, nonce: `${CANARY}-nonce` });
    const { code } = await this.succeeds<{ code: string }>(null, 'POST /google-codes', person);
    await this.call(null, 'POST /google-codes/redeem', { code });
  }

  /** The demo admin invites, revokes, and an invited admin registers. */
  async invites(): Promise<void> {
    const signIn = { email: 'admin@araliya.test', password: DEMO_PASSWORDS.admin, role: 'admin' };
    const admin = callerOf(await this.succeeds<NewSession>(null, 'POST /sign-ins', signIn));
    const other = { email: `${CANARY}-b@example.test` };
    const { invitation } = await this.succeeds<{ invitation: Invitation }>(admin, 'POST /invitations', other);
    await this.call(admin, `DELETE /invitations/${invitation._id}`);
    const email = `${CANARY}-a@example.test`;
    await this.call(admin, 'POST /invitations', { email });
    const invite = await this.secretOf(email, /invite=([\w-]+)/);
    await this.call(null, 'POST /admin-registrations', { name: `${CANARY} A`, email, password: OLD_PASSWORD, invite });
  }

  /** @returns the body of a call the rest of the journey needs */
  private async succeeds<Body>(caller: Caller | null, path: string, payload: object): Promise<Body> {
    const { status, body } = await this.call(caller, path, payload);
    if (status >= 400) throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`);
    return body as Body;
  }
}

const callerOf = ({ user, session }: NewSession): Caller => ({
  id: user._id,
  role: user.role,
  permissions: user.permissions,
  name: user.name,
  email: user.email,
  phone: null,
  verified: true,
  sid: session.id,
});
