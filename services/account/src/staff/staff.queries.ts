import { Injectable } from '@nestjs/common';
import { refuse, STAFF_ROLES, type StaffList } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type AdminActionTable, overtakes } from '@salon/nest-kit';
import { undoableSince } from '@salon/nest-kit/undo.rules';
import { DataSource, type EntityManager } from 'typeorm';
import { asStaffAction, asStaffMember, type StaffActionRecord, type StaffColumns } from './staff.view.js';

const STAFF_ROWS = `
  SELECT person.id, person.name, person.email, coalesce(person."staffRole", 'front_desk') AS "staffRole",
    person."disabledAt", person."staffVersion", person."secondFactorAt",
    (SELECT max(audit."at") FROM account.audit
     WHERE audit."userId" = person.id AND audit.kind = 'signed_in') AS "lastSignIn"
  FROM account."user" person WHERE (person."staffRole" IS NOT NULL OR person.role = 'admin')`;

export const TABLE: AdminActionTable = { name: 'account.admin_action' };

const isSame = (one: string, other: string): string => `${one}."personId" = ${other}."personId"`;
/** SQL: the later changes of the person that keep `action` from being undone. */
export const LATER = `
  SELECT other.* FROM account.admin_action other
  WHERE ${isSame('other', 'action')} AND ${overtakes({ table: TABLE, isSame })}`;

const ACTIONS = `
  SELECT action.*, person.name AS "personName", EXISTS (${LATER}) AS "isOvertaken"
  FROM account.admin_action action JOIN account."user" person ON person.id = action."personId"`;

@Injectable()
export class StaffQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The staff of the salon, owners first, and the owners' changes within `UNDO_HOURS`. */
  async list(): Promise<StaffList> {
    const now = this.clock.now();
    const people = await this.db.query<StaffColumns[]>(
      `${STAFF_ROWS}
       ORDER BY array_position($1::text[], coalesce(person."staffRole", 'front_desk')), person.name, person.id`,
      [STAFF_ROLES],
    );
    const actions = await this.db.query<StaffActionRecord[]>(
      `${ACTIONS} WHERE action."at" > $1 ORDER BY action."at" DESC, action.id LIMIT 50`,
      [undoableSince(now)],
    );
    return { people: people.map(asStaffMember), acts: actions.map((each) => asStaffAction(each, now)) };
  }
}

/** A staff member, locked until the transaction ends. @throws DomainError `not_found` */
export async function lockStaff(tx: EntityManager, id: string): Promise<StaffColumns> {
  const [row] = await tx.query<StaffColumns[]>(`${STAFF_ROWS} AND person.id = $1 FOR UPDATE`, [id]);
  if (!row) throw refuse('STAFF_NOT_FOUND');
  return row;
}

/** Ids of the enabled owners, locked: two owners who change each other run one after another. */
export async function lockOwners(tx: EntityManager): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT id FROM account."user" WHERE "staffRole" = 'owner' AND "disabledAt" IS NULL ORDER BY id FOR UPDATE`,
  );
  return rows.map(({ id }) => id);
}

/** An action on a person. @throws DomainError `not_found` */
export async function staffActionOf(tx: EntityManager, id: string): Promise<StaffActionRecord> {
  const [row] = await tx.query<StaffActionRecord[]>(`${ACTIONS} WHERE action.id = $1`, [id]);
  if (!row) throw refuse('ACT_NOT_FOUND');
  return row;
}
