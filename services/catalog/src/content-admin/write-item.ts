import { Injectable } from '@nestjs/common';
import { CONTENT_FIELDS, type ContentAction, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { assertVersion, type Caller } from '@salon/nest-kit';
import { Pictures } from '@salon/nest-kit/pictures';
import { DataSource, type EntityManager } from 'typeorm';
import { formOf } from './content-form.rules.js';
import { asContentItem, type ChangedItem, editedOf } from './item.view.js';
import { recordAdminAction } from '../admin-actions/record-admin-action.js';
import type { ContentType, Row } from '../content-types/content-type.js';

interface Change {
  id: string;
  what: ContentAction['what'];
  next: (row: Row) => Row;
}

interface NewVersion {
  id: string;
  what: ContentAction['what'];
  before: Row | null;
  row: Row;
}

/**
 * Creates, edits, archives and restores items of every content type; each change is recorded as an admin action
 * (decision B1).
 */
@Injectable()
export class WriteItem {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly pictures: Pictures,
  ) {}

  /** @param db a transaction that the change belongs to. @throws DomainError `invalid` */
  create(type: ContentType, body: unknown, admin: Caller, db = this.db.manager): Promise<ChangedItem> {
    return db.transaction(async (tx) => {
      const { position, ...fields } = formOf(type.name, body);
      const key = type.newKey(fields);
      const id = type.idOf(key);
      if (await type.lock(tx, id)) throw refuse('ENTRY_TAKEN');
      const row = {
        ...key,
        ...type.columnsOf(fields),
        position: (position as number | undefined) ?? (await type.order?.nextPosition(tx)) ?? 0,
        archivedAt: null,
      };
      return this.save(tx, type, { id, what: 'create', before: null, row }, admin);
    });
  }

  /**
   * Replaces the given fields.
   * @throws DomainError `invalid`, `not_found`; `conflict` when a `version` is given and is not the current one
   */
  edit(type: ContentType, id: string, body: unknown, admin: Caller): Promise<ChangedItem> {
    const { version, ...changed } = body as Record<string, unknown>;
    return this.change(
      type,
      {
        id,
        what: 'edit',
        next: (row) => {
          if (version !== undefined) assertVersion(version, editedOf(type, row));
          const stored = type.fieldsOf(row);
          const { position = row.position, ...fields } = formOf(type.name, { ...stored, ...changed }, stored);
          const columns = type.columnsOf(fields);
          if (type.idOf({ ...row, ...columns }) !== id) throw refuse('ENTRY_NAME');
          return { ...row, ...columns, position: position as number };
        },
      },
      admin,
    );
  }

  /** @throws DomainError `conflict` when it is already archived */
  archive(type: ContentType, id: string, admin: Caller): Promise<ChangedItem> {
    if (type.name === 'settings') throw refuse('ENTRY_NOT_FOUND');
    return this.change(
      type,
      {
        id,
        what: 'archive',
        next: (row) => {
          if (row.archivedAt !== null) throw refuse('ENTRY_ARCHIVED');
          return { ...row, archivedAt: this.clock.now().toISOString() };
        },
      },
      admin,
    );
  }

  /** @param db a transaction that the change belongs to. @throws DomainError `conflict` when it is not archived */
  restore(type: ContentType, id: string, admin: Caller, db = this.db.manager): Promise<ChangedItem> {
    const next = (row: Row): Row => {
      if (row.archivedAt === null) throw refuse('ENTRY_RESTORED');
      return { ...row, archivedAt: null };
    };
    return this.change(type, { id, what: 'restore', next }, admin, db);
  }

  private change(
    type: ContentType,
    { id, what, next }: Change,
    admin: Caller,
    db = this.db.manager,
  ): Promise<ChangedItem> {
    return db.transaction(async (tx) => {
      const before = await type.lock(tx, id);
      if (!before) throw refuse('ENTRY_NOT_FOUND');
      return this.save(tx, type, { id, what, before, row: next(before) }, admin);
    });
  }

  /** A form that was open for more than a day may name an upload that `tidy-pictures` has deleted. */
  private async assertPictures(type: ContentType, before: Row | null, row: Row): Promise<void> {
    const former = before && type.fieldsOf(before);
    for (const [field, url] of Object.entries(type.fieldsOf(row))) {
      const isPicture = CONTENT_FIELDS[type.name][field]?.input.kind === 'picture';
      const isNew = isPicture && typeof url === 'string' && url !== former?.[field];
      if (isNew && !(await this.pictures.has(url))) throw refuse('PICTURE_EXPIRED', { field });
    }
  }

  private async save(
    tx: EntityManager,
    type: ContentType,
    { id, what, before, row }: NewVersion,
    admin: Caller,
  ): Promise<ChangedItem> {
    await this.assertPictures(type, before, row);
    await type.check?.(tx, row);
    await type.save(tx, row);
    const after = (await type.lock(tx, id)) as Row;
    return {
      entry: asContentItem(type, after),
      act: await recordAdminAction(tx, { kind: type.name, what, entryId: id, before, after }, admin, this.clock.now()),
    };
  }
}
