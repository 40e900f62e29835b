import type { StaffChange, StaffRole } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { ChangeStaff } from '../staff/change-staff.js';
import { StaffQueries } from '../staff/staff.queries.js';
import { UndoStaffChange } from '../staff/undo-staff-change.js';
import { type AccountFixture, VISITOR } from './account-fixture.js';
import { callerOf } from './invitation-fixture.js';

/** The use-cases about staff, on the database and clock of an account fixture. */
export class StaffFixture {
  constructor(private readonly account: AccountFixture) {}

  /** A person of the salon, signed in. */
  async person(name: string, role: StaffRole): Promise<Caller> {
    const email = `${name}@example.test`;
    const { session } = await this.account.customer(email);
    await this.account.employ(email, role);
    return callerOf(await this.account.session(session.id), session.id);
  }

  list() {
    return new StaffQueries(this.account.db, this.account.clock).list();
  }

  async memberOf({ id }: Pick<Caller, 'id'>) {
    return (await this.list()).people.find(({ _id }) => _id === id)!;
  }

  /** Changes a person based on their current version, unless a version is given. */
  async change(owner: Caller, person: Caller, change: Partial<StaffChange>) {
    const version = change.version ?? (await this.memberOf(person)).version;
    return new ChangeStaff(this.account.db, this.account.clock).run(owner, person.id, { ...change, version }, VISITOR);
  }

  undo(owner: Caller, id: string) {
    return new UndoStaffChange(this.account.db, this.account.clock).run(owner, id, VISITOR);
  }
}
