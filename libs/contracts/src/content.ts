import type { Site } from './catalog.js';

/** Spec §3 FAQ entry; `more` leads to the page that says it in full. */
export interface FaqItem {
  question: string;
  answer: string;
  more?: { text: string; to: string };
}

/** Spec §3 Team member; `image` is an address of this site. */
export interface TeamMember {
  name: string;
  role: string;
  bio: string;
  image: string;
}

/** Spec §3 Statistic. */
export interface Statistic {
  number: string;
  title: string;
  description: string;
  footnote?: string;
}

/** One card of what the house holds to (spec §3 Value card). */
export interface ValueCard {
  title: string;
  content: string;
  isHiring: boolean;
}

/** A chip of the services page (decision B2). */
export interface Category {
  slug: string;
  label: string;
}

/** The texts of /about and /faq. */
export interface SiteContent {
  about: NonNullable<Site['about']>;
  faq: FaqItem[];
  team: TeamMember[];
  statistics: Statistic[];
  values: ValueCard[];
}

/** What an admin may write (decision B1); each is a table of the catalog service. */
export const CONTENT_TYPE_NAMES = [
  'services',
  'categories',
  'offers',
  'gallery',
  'faq',
  'team',
  'statistics',
  'values',
  'settings',
] as const;
export type ContentTypeName = (typeof CONTENT_TYPE_NAMES)[number];

/** One entry as the admin screens see it: `fields` as the form sends them, `position` among its kind. */
export interface ContentItem<Fields = Record<string, unknown>> {
  _id: string;
  archived: boolean;
  position: number;
  fields: Fields;
}

/** Spec §3 Special offer as an admin writes it; `services` are ids. */
export interface OfferFields {
  title: string;
  description: string;
  price: number;
  originalPrice: number;
  startDate: string;
  endDate: string;
  services: string[];
  image: string | null;
}

/** What an admin did to the content; undone within 24 hours unless something changed the same entry later. */
export interface ContentAction {
  _id: string;
  kind: ContentTypeName | 'reviews';
  what: 'create' | 'edit' | 'archive' | 'restore' | 'hide' | 'unhide' | 'undo';
  entryId: string;
  /** Whose act it was. */
  by: string;
  at: string;
  undoUntil: string;
  undone: boolean;
}

/** A review as an admin sees it. */
export interface AdminReview {
  _id: string;
  rating: number;
  comment: string;
  createdAt: string;
  userName: string;
  verifiedVisit: boolean;
  hidden: boolean;
  hiddenReason: string | null;
}

/** One page of all reviews and the cursor of the next, null on the last. */
export interface AdminReviewPage {
  reviews: AdminReview[];
  next: string | null;
}
