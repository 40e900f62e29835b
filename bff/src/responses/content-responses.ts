import type { AdminReview, ContentItem } from '@salon/contracts';
import { CONTENT_ACTION } from './admin-action-responses.js';
import { ANYTHING, listOf, NUMBER, ok, orNull, type Responses, shape, TEXT, YES_NO } from './schema.rules.js';

/** The content type decides the fields of an item (libs/contracts, catalog/content-fields.ts). */
const ENTRY = shape<ContentItem>({
  _id: TEXT,
  archived: YES_NO,
  position: NUMBER,
  version: TEXT,
  fields: ANYTHING,
});

export const ADMIN_REVIEW = shape<AdminReview>({
  _id: TEXT,
  rating: NUMBER,
  comment: TEXT,
  createdAt: TEXT,
  userName: TEXT,
  verifiedVisit: YES_NO,
  hidden: YES_NO,
  hiddenReason: orNull(TEXT),
});

const contentAction = ok({ act: CONTENT_ACTION });

const written = ok({ entry: ENTRY, act: CONTENT_ACTION });

export const CONTENT_RESPONSES: Responses = {
  'POST /api/admin/messages/{id}/answer': contentAction,
  'POST /api/admin/messages/{id}/reopen': contentAction,
  'GET /api/admin/content/{kind}': ok({ entries: listOf(ENTRY) }),
  'POST /api/admin/content/{kind}': written,
  'PUT /api/admin/content/{kind}/order': contentAction,
  'PATCH /api/admin/content/{kind}/{id}': written,
  'POST /api/admin/content/{kind}/{id}/archive': written,
  'POST /api/admin/content/{kind}/{id}/restore': written,
  'POST /api/admin/content-pictures': ok({ imageUrl: TEXT }),
  'GET /api/admin/services/{id}/carts': ok({ carts: NUMBER }),
  'GET /api/admin/content-acts': ok({ acts: listOf(CONTENT_ACTION) }),
  'POST /api/admin/content-acts/{id}/undo': contentAction,
  'GET /api/admin/reviews': ok({ reviews: listOf(ADMIN_REVIEW), next: orNull(TEXT) }),
  'POST /api/admin/reviews/{id}/hide': contentAction,
  'POST /api/admin/reviews/{id}/unhide': contentAction,
};
