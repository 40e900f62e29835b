import { CONTENT_TYPE_NAMES, type ContentTypeName, refuse } from '@salon/contracts';
import { almanacType } from '../almanac/almanac.content-type.js';
import { messageType } from '../contact/message.content-type.js';
import type { ContentType, UndoableType } from '../content-types/content-type.js';
import { galleryType } from '../gallery/gallery.content-type.js';
import { offerType } from '../offers/offer.content-type.js';
import { reviewType } from '../reviews/review.content-type.js';
import { categoryType } from '../services/category.content-type.js';
import { serviceType } from '../services/service.content-type.js';
import { settingsType } from '../site/settings.content-type.js';
import { faqType, statisticType, teamType, valueType } from '../site/text.content-types.js';

const CONTENT_TYPES: Readonly<Record<ContentTypeName, ContentType>> = {
  services: serviceType,
  categories: categoryType,
  offers: offerType,
  gallery: galleryType,
  faq: faqType,
  team: teamType,
  statistics: statisticType,
  values: valueType,
  almanac: almanacType,
  settings: settingsType,
};

/** @throws DomainError `not_found` for an unknown name */
export function contentTypeOf(name: string): ContentType {
  const known = CONTENT_TYPE_NAMES.find((each) => each === name);
  if (!known) throw refuse('CONTENT_KIND');
  return CONTENT_TYPES[known];
}

/** Types that admins change without a form. */
const FORMLESS: readonly UndoableType[] = [reviewType, messageType];

/** The type of the row that an admin action changed. */
export const undoableTypeOf = (name: string): UndoableType =>
  FORMLESS.find((each) => each.name === name) ?? contentTypeOf(name);
