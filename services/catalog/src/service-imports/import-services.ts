import { Injectable } from '@nestjs/common';
import {
  type ContentAction,
  type ImportedService,
  type RowResult,
  serviceForm,
  serviceRowProblems,
} from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { contentTypeOf } from '../content-admin/all-content-types.js';
import { UndoAdminAction } from '../content-admin/undo-admin-action.js';
import { WriteItem } from '../content-admin/write-item.js';
import { newSlug } from './category-slug.rules.js';

/** Of two imports at once the second sees the services of the first. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('catalog.service_import'))`;

const services = contentTypeOf('services');
const categories = contentTypeOf('categories');

/** Titles and labels are compared trimmed and case-insensitively. */
const folded = (text: unknown): string => String(text).trim().toLowerCase();

type Category = Awaited<ReturnType<typeof categories.all>>[number];

const namedIn = (all: readonly Category[], label: string): Category | undefined =>
  all.find((row) => folded(row.label) === folded(label)) ?? all.find(({ slug }) => slug === folded(label));

/** The category with this label or, if there is none, this short name; an archived one only without a visible one. */
const categoryIn = (all: readonly Category[], label: string): Category | undefined =>
  namedIn(
    all.filter(({ archivedAt }) => archivedAt === null),
    label,
  ) ?? namedIn(all, label);

export interface AddedServices {
  results: RowResult[];
  /** The ids of the admin actions, newest first: the order in which they are undone. */
  acts: string[];
}

/**
 * Imports services from a file, batch by batch; missing categories are created. Each is an admin action, as if created
 * by hand.
 */
@Injectable()
export class ImportServices {
  constructor(
    private readonly db: DataSource,
    private readonly write: WriteItem,
    private readonly undoAdminAction: UndoAdminAction,
  ) {}

  /** Checks the rows without writing. A service with the same name is known, an archived one is not. */
  async check(rows: readonly ImportedService[], db = this.db.manager): Promise<RowResult[]> {
    const [menu, all] = [await services.all(db), await categories.all(db)];
    const seen = new Set(menu.filter(({ archivedAt }) => archivedAt === null).map(({ title }) => folded(title)));
    return rows.map((row): RowResult => {
      const { line } = row;
      const problems = serviceRowProblems(row);
      if (problems) return { line, outcome: 'wrong', problems };
      if (seen.has(folded(row.title))) return { line, outcome: 'known' };
      seen.add(folded(row.title));
      const found = categoryIn(all, row.category);
      if (found?.archivedAt === null) return { line, outcome: 'new' };
      const label = found ? String(found.label) : row.category.trim();
      return { line, outcome: 'new', category: { label, archived: found !== undefined } };
    });
  }

  /** Creates the new rows; when one fails, none of them. */
  add(rows: readonly ImportedService[], admin: Caller): Promise<AddedServices> {
    return this.db.transaction(async (tx) => {
      await tx.query(LOCK);
      const results = await this.check(rows, tx);
      const acts: ContentAction[] = [];
      for (const [at, row] of rows.entries()) {
        if (results[at]?.outcome !== 'new') continue;
        const category = await this.categoryOf(tx, row.category, admin, acts);
        acts.push((await this.write.create(services, serviceForm(row, category), admin, tx)).act);
      }
      return { results, acts: acts.map(({ _id }) => _id).reverse() };
    });
  }

  /**
   * Undoes an import, in the order that `add` returned. An action that was undone already is left as it is, also when
   * its service was restored since: a call whose response was lost can be repeated.
   * @returns how many were kept, because they were changed since or are in use
   * @throws DomainError `conflict` for an action that is too old; earlier ones are undone
   */
  async undo(acts: readonly string[], admin: Caller): Promise<number> {
    let kept = 0;
    for (const id of acts)
      await this.undoAdminAction.run(id, admin).catch((error: unknown) => {
        if (!(error instanceof DomainError && error.kind === 'conflict') || error.code === 'ACT_TOO_OLD') throw error;
        if (error.code !== 'ACT_UNDONE') kept += 1;
      });
    return kept;
  }

  /** The short name of a row's category, which is created or restored when guests do not see it. */
  private async categoryOf(tx: EntityManager, label: string, admin: Caller, acts: ContentAction[]): Promise<string> {
    const all = await categories.all(tx);
    const found = categoryIn(all, label);
    const slug = found ? String(found.slug) : newSlug(label, new Set(all.map((row) => String(row.slug))));
    if (!found) acts.push((await this.write.create(categories, { slug, label: label.trim() }, admin, tx)).act);
    else if (found.archivedAt !== null) acts.push((await this.write.restore(categories, slug, admin, tx)).act);
    return slug;
  }
}
