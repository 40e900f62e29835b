import type { RegisterAdminRequest, User } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { InvitationsQueries } from '../invitations/invitations.queries.js';
import { InviteAdmin } from '../invitations/invite-admin.js';
import { RegisterAdmin } from '../invitations/register-admin.js';
import { RevokeInvitation } from '../invitations/revoke-invitation.js';
import { SendInvitationJob } from '../invitations/send-invitation.job.js';
import { type FrontDoor, PASSWORD, SALON, VISITOR } from './front-door.js';

export const callerOf = (user: User, sid: string): Caller => ({
  id: user._id,
  role: user.role,
  name: user.name,
  email: user.email,
  phone: user.phone,
  verified: user.isVerified,
  sid,
});

/** Invitations and those who follow them, on the database, clock and letter box of a front door. */
export class Reception {
  private constructor(
    private readonly door: FrontDoor,
    readonly owner: Caller,
  ) {}

  /** With an admin who may invite. */
  static async open(door: FrontDoor): Promise<Reception> {
    const { user, session } = await door.customer('owner@example.test');
    await door.rename(user.email, 'admin');
    return new Reception(door, callerOf({ ...user, role: 'admin' }, session.id));
  }

  invite(email: string) {
    return new InviteAdmin(this.door.db, this.door.outbox, this.door.clock).run(this.owner, { email }, VISITOR);
  }

  revoke(id: string) {
    return new RevokeInvitation(this.door.db, this.door.clock).run(this.owner, id, VISITOR);
  }

  list() {
    return new InvitationsQueries(this.door.db, this.door.clock).all();
  }

  register(email: string, invite?: unknown) {
    const request = {
      name: 'Nadeesha',
      email,
      password: PASSWORD,
      ...(invite === undefined ? {} : { invite }),
    } as RegisterAdminRequest;
    return new RegisterAdmin(this.door.db, this.door.hasher, this.door.outbox, this.door.clock).run(request, VISITOR);
  }

  /** The token of the newest letter to that address, invited first. */
  async token(email: string): Promise<string> {
    await this.invite(email);
    await this.deliver();
    return this.links(email).at(-1) ?? 'no letter';
  }

  async deliver(): Promise<void> {
    const job = new SendInvitationJob(this.door.db, this.door.post(), SALON);
    for (const { payload } of await this.door.takeJobs<{ mailId: string; token: string }>('send-invitation'))
      await job.run(payload);
  }

  /** The tokens mailed to that address, oldest first. */
  links(email: string): string[] {
    return this.door.letters
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => /^http:\/\/localhost:4000\/register\?invite=([\w-]+)$/m.exec(text ?? '')?.[1] ?? []);
  }
}
