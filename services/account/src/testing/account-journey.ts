import { setTimeout as wait } from 'node:timers/promises';
import type { Invitation, Registration, NewSession } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { pngOf } from '@salon/testing';
import type { AccountCall, AccountAtFixedTime } from './account-at-fixed-time.js';

/** What nobody may find in a log: it is part of each name, address, password and text of the journey. */
export const CANARY = 'canary';
const PASSWORD = 'Canary-Frangipani7';
const NEW_PASSWORD = 'Canary-Bougainvillea8';
const MAIL_TIMEOUT = 10_000;
const MAIL_PAUSE = 1_000;

/**
 * Calls with every write of the service by people: registration, sign-in, profile, passwords, sessions, Google, denials.
 * @returns what goes on with `invites`, the calls of an admin
 */
export async function accountJourney(call: AccountCall, { clock, mails }: AccountAtFixedTime): Promise<Journey> {
  const secretOf = async (to: string, pattern: RegExp): Promise<string> => {
    let sent = -1;
    for (const end = performance.now() + MAIL_TIMEOUT; performance.now() < end;) {
      // A later mail makes the secret of an earlier one void.
      while (sent !== mails.length) {
        sent = mails.length;
        await wait(MAIL_PAUSE);
      }
      await wait(20);
      const found = mails.findLast((mail) => mail.to === to && pattern.test(mail.text));
      if (found) return pattern.exec(found.text)?.[1] ?? '';
    }
    throw new Error(`no mail to ${to} with ${pattern}`);
  };
  const journey = new Journey(call, secretOf, () => clock.advance(2));
  const nimali = await journey.registers('nimali');
  await journey.changesProfile(nimali);
  await journey.usesSessions(nimali);
  await journey.forgetsPassword(nimali);
  await journey.usesGoogle();
  return journey;
}

class Journey {
  constructor(
    private readonly call: AccountCall,
    private readonly secretOf: (to: string, pattern: RegExp) => Promise<string>,
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
    this.pause();
    await this.call(null, 'POST /verifications/resend', { email });
    const { userId } = body as Registration;
    await this.call(null, 'POST /verifications', { userId, otp: '000000' });
    return this.verifies(userId, email);
  }

  /** Two codes were mailed, and only the later one is good: on a busy machine it arrives after the first was tried. */
  private async verifies(userId: string, email: string): Promise<Caller> {
    let tried = '';
    for (let tries = 0; tries < 100; tries += 1) {
      const otp = await this.secretOf(email, /code: (\d{6})/);
      if (otp === tried) await wait(50);
      else {
        const { body } = await this.call(null, 'POST /verifications', { userId, otp });
        if ((body as Partial<NewSession>).user) return callerOf(body as NewSession);
        tried = otp;
      }
    }
    throw new Error(`no code mailed to ${email} was good`);
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
