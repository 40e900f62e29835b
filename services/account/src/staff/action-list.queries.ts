import { Injectable } from '@nestjs/common';
import { type ActionEntry, accountRefusals, type StaffState } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import {
  actionFilterOf,
  actionsWhere,
  asActionEntry,
  changedFields,
  filterParameters,
  type ListedAction,
} from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { TABLE } from './set-staff-state.js';

type Listed = ListedAction & { personName: string; after: StaffState };

const { where, order } = actionsWhere(TABLE, 'action');
/** An undo is recorded as an action of its own, at the instant of the undone one's `undoneAt`. */
const PAGE = `
  SELECT action.*, person.name AS "personName", later.*,
    (SELECT undo."adminName" FROM account.admin_action undo
     WHERE undo."personId" = action."personId" AND undo."at" = action."undoneAt" LIMIT 1) AS "undoneByName"
  FROM account.admin_action action JOIN account."user" person ON person.id = action."personId"
  LEFT JOIN LATERAL (
    SELECT other.id AS "laterId", other.kind AS "laterKind", other."adminName" AS "laterBy", other."at" AS "laterAt"
    FROM account.admin_action other WHERE other."personId" = action."personId" AND other."at" > action."at"
    ORDER BY other."at" DESC LIMIT 1) later ON true
  WHERE ${where} ${order}`;

/** The account service's part of the list of admin actions; the BFF merges the parts by time. */
@Injectable()
export class ActionListQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for a filter that is none */
  async page(query: Readonly<Record<string, unknown>>): Promise<{ entries: ActionEntry[] }> {
    const rows = await this.db.query<Listed[]>(PAGE, filterParameters(actionFilterOf(query)));
    const now = this.clock.now();
    return {
      entries: rows.map((row) =>
        asActionEntry(row, now, {
          area: 'staff',
          kind: row.kind,
          subject: { title: row.personName, visit: null },
          changes: changedFields(row.before, row.after),
          overtaken: accountRefusals.STAFF_OVERTAKEN.text,
        }),
      ),
    };
  }
}
