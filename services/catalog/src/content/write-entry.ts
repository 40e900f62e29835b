import { Injectable } from '@nestjs/common';
import { type ContentAct, messages } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { formOf } from './content.rules.js';
import { asContentEntry, type Written } from './content.view.js';
import { recordAct } from './record-act.js';
import type { FormShelf, Row } from './shelf.js';

interface Change {
  id: string;
  what: ContentAct['what'];
  next: (row: Row) => Row;
}

interface Writing {
  what: ContentAct['what'];
  entryId: string;
  before: Row | null;
  row: Row;
}

const notFound = (): DomainError => new DomainError('not_found', 'ENTRY_NOT_FOUND', messages.notFound);

/** Makes, changes, archives and restores an entry of any kind; what it was is kept in the act (decision B1). */
@Injectable()
export class WriteEntry {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` */
  create(shelf: FormShelf, body: unknown, admin: Caller): Promise<Written> {
    return this.db.transaction(async (tx) => {
      const { position, ...fields } = formOf(shelf.kind, body);
      const key = shelf.newKey(fields);
      const entryId = shelf.idOf(key);
      if (await shelf.hold(tx, entryId))
        throw new DomainError(
          'conflict',
          'ENTRY_TAKEN',
          'There is one of that name already. Change or restore it instead.',
        );
      const last = Math.max(-1, ...(await shelf.all(tx)).map((row) => row.position));
      const row = {
        ...key,
        ...shelf.columnsOf(fields),
        position: (position as number | undefined) ?? last + 1,
        archivedAt: null,
      };
      return this.put(tx, shelf, { what: 'create', entryId, before: null, row }, admin);
    });
  }

  /** Changes the fields given. @throws DomainError `invalid`, `not_found` */
  edit(shelf: FormShelf, id: string, body: unknown, admin: Caller): Promise<Written> {
    return this.change(
      shelf,
      {
        id,
        what: 'edit',
        next: (row) => {
          const { position = row.position, ...fields } = formOf(shelf.kind, {
            ...shelf.fieldsOf(row),
            ...(body as object),
          });
          const columns = shelf.columnsOf(fields);
          if (shelf.idOf({ ...row, ...columns }) !== id)
            throw new DomainError('invalid', 'ENTRY_NAME', 'The short name cannot be changed.');
          return { ...row, ...columns, position: position as number };
        },
      },
      admin,
    );
  }

  archive(shelf: FormShelf, id: string, admin: Caller): Promise<Written> {
    if (shelf.kind === 'settings') throw notFound();
    return this.change(
      shelf,
      {
        id,
        what: 'archive',
        next: (row) => ({ ...row, archivedAt: row.archivedAt ?? this.clock.now().toISOString() }),
      },
      admin,
    );
  }

  restore(shelf: FormShelf, id: string, admin: Caller): Promise<Written> {
    return this.change(shelf, { id, what: 'restore', next: (row) => ({ ...row, archivedAt: null }) }, admin);
  }

  private change(shelf: FormShelf, { id, what, next }: Change, admin: Caller): Promise<Written> {
    return this.db.transaction(async (tx) => {
      const before = await shelf.hold(tx, id);
      if (!before) throw notFound();
      return this.put(tx, shelf, { what, entryId: id, before, row: next(before) }, admin);
    });
  }

  private async put(
    tx: EntityManager,
    shelf: FormShelf,
    { what, entryId, before, row }: Writing,
    admin: Caller,
  ): Promise<Written> {
    await shelf.check?.(tx, row);
    await shelf.put(tx, row);
    const after = (await shelf.hold(tx, entryId)) as Row;
    return {
      entry: asContentEntry(shelf, after),
      act: await recordAct(tx, { kind: shelf.kind, what, entryId, before, after }, admin, this.clock.now()),
    };
  }
}
