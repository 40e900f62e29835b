import type { SalonService, Site } from './catalog.js';

/** An FAQ item; `more` links to the page with the full text. */
export interface FaqItem {
  question: string;
  answer: string;
  more?: { text: string; to: string };
}

/** A team member; `image` is an address of this site. */
export interface TeamMember {
  name: string;
  role: string;
  bio: string;
  image: string;
}

export interface Statistic {
  number: string;
  title: string;
  description: string;
  footnote?: string;
}

/** One card of the salon's values. */
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

/** A month of the almanac as guests see it; archived services are omitted. */
export interface AlmanacMonth {
  /** 1 to 12. */
  month: number;
  title: string;
  text: string;
  image: string;
  services: Pick<SalonService, '_id' | 'title' | 'price' | 'averageTime'>[];
}

/** The texts of /about and /faq. */
export interface SiteContent {
  about: NonNullable<Site['about']>;
  faq: FaqItem[];
  team: TeamMember[];
  statistics: Statistic[];
  values: ValueCard[];
}

/** What an admin may edit (decision B1); each type is a table of the catalog service. */
export const CONTENT_TYPE_NAMES = [
  'services',
  'categories',
  'offers',
  'gallery',
  'faq',
  'team',
  'statistics',
  'values',
  'almanac',
  'settings',
] as const;
export type ContentTypeName = (typeof CONTENT_TYPE_NAMES)[number];

/** One item on the admin screens: `fields` as the form sends them, `position` within its type. */
export interface ContentItem<Fields = Record<string, unknown>> {
  _id: string;
  archived: boolean;
  position: number;
  /** Version of the stored item; an edit sends it back. */
  version: string;
  fields: Fields;
}

/** A special offer as an admin writes it; `services` are ids. */
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

/** An admin action on content; it can be undone within `UNDO_HOURS` unless the same item was changed later. */
export interface ContentAction {
  _id: string;
  kind: ContentTypeName | 'reviews' | 'messages';
  what: 'create' | 'edit' | 'archive' | 'restore' | 'order' | 'hide' | 'unhide' | 'answer' | 'reopen' | 'undo';
  /** `order` for a change of the order of all items. */
  entryId: string;
  /** The admin who did it. */
  by: string;
  at: string;
  undoUntil: string;
  undone: boolean;
  /** Of an undo that archived or restored the item; absent for another. */
  effect?: 'archive' | 'restore';
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

/** One page of all reviews; `next` is null on the last page. */
export interface AdminReviewPage {
  reviews: AdminReview[];
  next: string | null;
}
