import type { ContentItem, ContentTypeName } from '@salon/contracts';
import { ADMIN, type Catalog } from './open-catalog.js';

/** Every item of a content type, as an admin reads it. */
export const itemsOf = async (salon: Catalog, type: ContentTypeName): Promise<ContentItem[]> =>
  (await salon.ask(`GET /content/${type}`, ADMIN)).body.entries;

export const firstItemOf = async (salon: Catalog, type: ContentTypeName): Promise<ContentItem> =>
  (await itemsOf(salon, type))[0] as ContentItem;

export const undo = (salon: Catalog, action: { _id: string }) =>
  salon.ask(`POST /content-acts/${action._id}/undo`, ADMIN);
