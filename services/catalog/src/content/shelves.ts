import { CONTENT_KINDS, type ContentKind, messages } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { galleryShelf } from '../gallery/gallery.shelf.js';
import { offerShelf } from '../offers/offer.shelf.js';
import { reviewShelf } from '../reviews/review.shelf.js';
import { categoryShelf } from '../services/category.shelf.js';
import { serviceShelf } from '../services/service.shelf.js';
import { settingsShelf } from '../site/settings.shelf.js';
import type { FormShelf, Shelf } from './shelf.js';
import { faqShelf, statisticShelf, teamShelf, valueShelf } from './text.shelves.js';

const SHELVES: Readonly<Record<ContentKind, FormShelf>> = {
  services: serviceShelf,
  categories: categoryShelf,
  offers: offerShelf,
  gallery: galleryShelf,
  faq: faqShelf,
  team: teamShelf,
  statistics: statisticShelf,
  values: valueShelf,
  settings: settingsShelf,
};

/** @throws DomainError `not_found` for a word that names no kind of content */
export function shelfOf(kind: string): FormShelf {
  const known = CONTENT_KINDS.find((each) => each === kind);
  if (!known) throw new DomainError('not_found', 'CONTENT_KIND', messages.notFound);
  return SHELVES[known];
}

/** The shelf an act was done on. */
export const actedOn = (kind: string): Shelf => (kind === 'reviews' ? reviewShelf : shelfOf(kind));
