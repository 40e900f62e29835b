import { setTimeout as wait } from 'node:timers/promises';
import type { Invitation, Registration, NewSession } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { pngOf } from '@salon/testing';
import type { AccountCall, AccountAtFixedTime } from './account-at-fixed-time.js';

/** A marker that must not appear in logs: it is part of each name, address, password and text of the journey. */
export const CANARY = 'canary';
const PASSWORD = 'Canary-Frangipani7';
const NEW_PASSWORD = 'Canary-Bougainvillea8';
const MAIL_TIMEOUT = 30_000;
const CODE = /code: (\d{6})/;

/**
 * Calls with every user-facing write of the service: registration, sign-in, profile, passwords, sessions, Google,
 * denials.
 * @returns the calls of an admin, which continue with `invites`
 */
export async function accountJourney(call: AccountCall, { clock, mails }: AccountAtFixedTime): Promise<Journey> {
  const secretOf: SecretOf = async (to, pattern, nth = 1) => {
    for (const end = performance.now() + MAIL_TIMEOUT; performance.now() < end; await wait(20)) {
      const secrets = mails.filter((mail) => mail.to === to).map((mail) => pattern.exec(mail.text)?.[1]);
      // A mail may be sent twice when the database goes away, so equal secrets count once.
      const found = [...new Set(secrets.filter((secret) => secret !== undefined))][nth - 1];
      if (found !== undefined) return found;
    }
    throw new Error(`no mail ${nth} to ${to} with ${pattern}`);
  };
  const journey = new Journey(call, secretOf, () => clock.advance(2));
  const nimali = await journey.registers('nimali');
  await journey.changesProfile(nimali);
  await journey.usesSessions(nimali);
  await journey.forgetsPassword(nimali);
  await journey.usesGoogle();
  return journey;
}

/** The `nth` secret that `pattern` captures in the mails to an address, once it was sent. */
type SecretOf = (to: string, pattern: RegExp, nth?: number) => Promise<string>;

class Journey {
  constructor(
    private readonly call: AccountCall,
    private readonly secretOf: SecretOf,
    /** Lets the cooldown of codes and sign-ins end. */
    private readonly pause: () => void,
  ) {}

  async registers(name: string): Promise<Caller> {
    const email = `${CANARY}-${name}@example.test`;
    const { body } = await this.call(null, 'POST /registrations', {
      name: `${CANARY} ${name}`,
      email,
      password: PASSWORD,
    });
    // Each code is awaited: a later one replaces an earlier one, even one that has not been mailed yet.
    await this.secretOf(email, CODE);
    this.pause();
    await this.call(null, 'POST /verifications/resend', { email });
    const otp = await this.secretOf(email, CODE, 2);
    const { userId } = body as Registration;
    await this.call(null, 'POST /verifications', { userId, otp: '000000' });
    return callerOf((await this.call(null, 'POST /verifications', { userId, otp })).body as NewSession);
  }

  async changesProfile(who: Caller): Promise<void> {
    await this.call(who, 'PUT /profile', {
      name: who.name,
      phone: '0771239876',
      address: `${CANARY} Road`,
      city: 'Kandy',
    });
    const { body } = await this.call(who, 'POST /avatars', pngOf({ width: 20, height: 20 }));
    await this.call(who, 'PUT /avatars/chosen', { imageUrl: (body as { imageUrl: string }).imageUrl });
    await this.call(who, 'POST /passwords/change', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    await this.call(who, 'POST /denials', { call: 'GET /api/admin/refunds' });
  }

  async usesSessions(who: Caller): Promise<void> {
    const begin = async (): Promise<string> => {
      this.pause();
      const signIn = { email: who.email, password: NEW_PASSWORD, role: 'user' };
      return ((await this.call(null, 'POST /sign-ins', signIn)).body as NewSession).session.id;
    };
    await this.call(null, 'POST /sign-ins', { email: who.email, password: `${PASSWORD}x`, role: 'user' });
    const sid = await begin();
    await this.call(null, `GET /sessions/${sid}`);
    await this.call(who, `DELETE /my-sessions/${await begin()}`);
    await this.call(who, 'POST /my-sessions/end-others');
    await this.call(null, `DELETE /sessions/${await begin()}`);
  }

  async forgetsPassword({ email }: Caller): Promise<void> {
    await this.call(null, 'POST /password-resets', { email, role: 'user' });
    const token = await this.secretOf(email, /reset-password\/([\w-]+)/);
    await this.call(null, 'POST /password-resets/redeem', { token, password: PASSWORD });
  }

  async usesGoogle(): Promise<void> {
    const person = { sub: `${CANARY}-sub`, email: `${CANARY}-g@example.test`, name: `${CANARY} G`, picture: null };
    await this.call(null, 'POST /google-sign-ins', { ...person, nonce: `${CANARY}-nonce` });
    const { body } = await this.call(null, 'POST /google-codes', person);
    await this.call(null, 'POST /google-codes/redeem', { code: (body as { code: string }).code });
  }

  /** The demo admin invites, revokes, and an invited admin registers. */
  async invites(): Promise<void> {
    const signIn = { email: 'admin@araliya.test', password: 'Admin123!', role: 'admin' };
    const admin = callerOf((await this.call(null, 'POST /sign-ins', signIn)).body as NewSession);
    const other = await this.call(admin, 'POST /invitations', { email: `${CANARY}-b@example.test` });
    const { invitation } = other.body as { invitation: Invitation };
    await this.call(admin, `DELETE /invitations/${invitation._id}`);
    const email = `${CANARY}-a@example.test`;
    await this.call(admin, 'POST /invitations', { email });
    const invite = await this.secretOf(email, /invite=([\w-]+)/);
    await this.call(null, 'POST /admin-registrations', { name: `${CANARY} A`, email, password: PASSWORD, invite });
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
