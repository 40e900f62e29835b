import type { ContentAction, ContentItem } from '@salon/contracts';
import type { ContentType, Row } from '../content-types/content-type.js';

/** A changed item and the admin action that changed it. */
export interface ChangedItem {
  entry: ContentItem;
  act: ContentAction;
}

export const asContentEntry = (type: ContentType, row: Row): ContentItem => ({
  _id: type.idOf(row),
  archived: row.archivedAt !== null,
  position: row.position,
  fields: type.fieldsOf(row),
});
