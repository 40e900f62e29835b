import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type ContentAct, messages } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import { type Caller, isUuid } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { ActRow } from './act.view.js';
import { undoProblem } from './content.rules.js';
import { recordAct } from './record-act.js';
import type { FormShelf, Row } from './shelf.js';
import { actedOn } from './shelves.js';

/** Puts an entry back to what it was before an act; a new entry is archived. The undoing is an act itself and can be undone. */
@Injectable()
export class UndoAct {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found`; `conflict` when it is too late or something changed the entry since */
  run(id: string, admin: Caller): Promise<ContentAct> {
    return this.db.transaction(async (tx) => {
      const act = await this.hold(tx, id);
      const shelf = actedOn(act.kind);
      const now = this.clock.now();
      const current = await shelf.hold(tx, act.entryId);
      const problem = undoProblem(act, isDeepStrictEqual(current, act.after), now);
      if (problem) throw new DomainError('conflict', problem.code, problem.message);
      const row = act.before ?? { ...act.after, archivedAt: now.toISOString() };
      await (shelf as Partial<FormShelf>).check?.(tx, row);
      await shelf.put(tx, row);
      await tx.query('UPDATE catalog.act SET "undoneAt" = $2 WHERE id = $1', [id, now]);
      const after = (await shelf.hold(tx, act.entryId)) as Row;
      return recordAct(
        tx,
        { kind: act.kind, what: 'undo', entryId: act.entryId, before: act.after, after },
        admin,
        now,
      );
    });
  }

  private async hold(tx: EntityManager, id: string): Promise<ActRow> {
    const [act]: ActRow[] = isUuid(id)
      ? await tx.query('SELECT * FROM catalog.act WHERE id = $1 FOR UPDATE', [id])
      : [];
    if (!act) throw new DomainError('not_found', 'ACT_NOT_FOUND', messages.notFound);
    return act;
  }
}
