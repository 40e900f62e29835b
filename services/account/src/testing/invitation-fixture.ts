import { permissionsOf, type RegisterAdminRequest, type StaffRole, type User } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { PASSWORD } from '@salon/testing/passwords';
import { InvitationsQueries } from '../invitations/invitations.queries.js';
import { InviteStaff } from '../invitations/invite-staff.js';
import { RegisterStaff } from '../invitations/register-staff.js';
import { RevokeInvitation } from '../invitations/revoke-invitation.js';
import { SendInvitationJob } from '../invitations/send-invitation.job.js';
import { type AccountFixture, VISITOR } from './account-fixture.js';

export const callerOf = (user: User, sid: string): Caller => ({
  id: user._id,
  role: user.role,
  permissions: user.permissions,
  name: user.name,
  email: user.email,
  phone: user.phone,
  verified: user.isVerified,
  sid,
});

/** The use-cases of invitations, on the database, clock and mails of an account fixture. */
export class InvitationFixture {
  private constructor(
    private readonly account: AccountFixture,
    readonly owner: Caller,
  ) {}

  /** With an admin who may invite. */
  static async open(account: AccountFixture): Promise<InvitationFixture> {
    const { user, session } = await account.customer('owner@example.test');
    await account.setRole(user.email, 'admin');
    return new InvitationFixture(
      account,
      callerOf({ ...user, role: 'admin', permissions: permissionsOf('owner') }, session.id),
    );
  }

  invite(email: string, role?: StaffRole) {
    return new InviteStaff(this.account.db, this.account.outbox, this.account.clock).run(
      this.owner,
      { email, role },
      VISITOR,
    );
  }

  revoke(id: string) {
    return new RevokeInvitation(this.account.db, this.account.clock).run(this.owner, id, VISITOR);
  }

  list() {
    return new InvitationsQueries(this.account.db, this.account.clock).all();
  }

  check(invite: unknown) {
    return new InvitationsQueries(this.account.db, this.account.clock).assertOpen(invite);
  }

  register(email: string, invite?: unknown, password = PASSWORD) {
    const request = {
      name: 'Nadeesha',
      email,
      password,
      ...(invite === undefined ? {} : { invite }),
    } as RegisterAdminRequest;
    return new RegisterStaff(this.account.db, this.account.hasher, this.account.recordSignIn, this.account.clock).run(
      request,
      VISITOR,
    );
  }

  /** The token of the newest mail to that address, after an invitation. */
  async token(email: string, role?: StaffRole): Promise<string> {
    await this.invite(email, role);
    await this.deliver();
    return this.links(email).at(-1) ?? 'no mail';
  }

  async deliver(): Promise<void> {
    const job = new SendInvitationJob(this.account.db, this.account.post(), this.account.clock);
    for (const { payload } of await this.account.takeJobs<{ mailId: string }>('send-invitation'))
      await job.run(payload);
  }

  /** The tokens mailed to that address, oldest first. */
  links(email: string): string[] {
    return this.account.mails
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => /^http:\/\/localhost:4000\/register\?invite=([\w-]+)$/m.exec(text)?.[1] ?? []);
  }
}
