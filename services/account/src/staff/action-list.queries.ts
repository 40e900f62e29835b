import { Injectable } from '@nestjs/common';
import { type ActionEntry, accountRefusals, type StaffState } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { actionsPage, type Caller, changedFields, listActions, type ListedAction, readActions } from '@salon/nest-kit';
import { retryActions } from '@salon/nest-kit/ops';
import { DataSource } from 'typeorm';
import { readContactChanges } from '../clients/contact-changes.queries.js';
import { LATER, TABLE } from './staff.queries.js';

type Listed = ListedAction & { personName: string; after: StaffState };

const PAGE = actionsPage({
  table: TABLE,
  later: LATER,
  undo: 'undo."personId" = action."personId"',
  columns: '(SELECT name FROM account."user" person WHERE person.id = action."personId") AS "personName"',
});

const ownOf = (row: Listed) => ({
  area: 'staff' as const,
  kind: row.kind,
  subject: { title: row.personName, visit: null },
  changes: changedFields(row.before, row.after),
  overtaken: accountRefusals.STAFF_OVERTAKEN.text,
});

/** The account service's part of the list of admin actions; the BFF merges the parts by time. */
@Injectable()
export class ActionListQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for an invalid filter */
  page(query: Readonly<Record<string, unknown>>, caller: Caller): Promise<{ entries: ActionEntry[] }> {
    return listActions(query, caller, {
      client: (filter) => readContactChanges(this.db, filter, this.clock.now()),
      staff: (filter) => readActions(this.db, PAGE, { filter, now: this.clock.now() }, ownOf),
      site: (filter) => retryActions(this.db, 'account', filter),
    });
  }
}
