import type { ContentAction, ContentItem } from '@salon/contracts';
import { versionOf } from '@salon/nest-kit';
import type { ContentType, Row } from '../content-types/content-type.js';

/** A changed item and the admin action that changed it. */
export interface ChangedItem {
  entry: ContentItem;
  act: ContentAction;
}

/** The fields of an item that an edit replaces: its version covers these, not its position in the order. */
export const editedOf = (type: ContentType, row: Row) => ({ ...type.fieldsOf(row), archived: row.archivedAt !== null });

export const asContentItem = (type: ContentType, row: Row): ContentItem => ({
  _id: type.idOf(row),
  archived: row.archivedAt !== null,
  position: row.position,
  version: versionOf(editedOf(type, row)),
  fields: type.fieldsOf(row),
});
