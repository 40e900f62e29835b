import type { Policy } from '../booking/policy.js';
import type { Category } from './content.js';

/** Categories of a new salon: chips of the services page, in order (docs/product.md §2, decision B2). */
export const CATEGORIES: readonly Category[] = [
  { slug: 'hair', label: 'Hair Style' },
  { slug: 'nail', label: 'Nail Art' },
  { slug: 'facial', label: 'Facial' },
  { slug: 'makeup', label: 'Makeup' },
];

/** A service (docs/product.md §3): `price` in LKR, `averageTime` in minutes, null when not set (30 is then used). */
export interface SalonService {
  _id: string;
  title: string;
  description: string;
  /** The slug of its `Category`; an archived one is not in the menu's list. */
  category: string;
  price: number;
  averageTime: number | null;
  thumbnail: string | null;
}

/**
 * A special offer (docs/product.md §3): prices in LKR, `discount` a derived percent, dates salon-local days, both
 * inclusive.
 */
export interface SpecialOffer {
  _id: string;
  title: string;
  description: string;
  price: number;
  originalPrice: number;
  discount: number;
  image: string | null;
  startDate: string;
  endDate: string;
  services: { _id: string; title: string }[];
}

export interface Review {
  _id: string;
  rating: number;
  comment: string;
  createdAt: string;
  /** The author had completed a visit when the review was written (decision B14). */
  verifiedVisit: boolean;
  /** Guests do not see it; only in responses to its author. */
  hidden?: boolean;
  user: { name: string; profileImage: string | null };
}

/** The number of reviews with this rating. */
export interface RatingCount {
  rating: number;
  count: number;
}

/** One page of reviews; `next` is null on the last page. Only the first page counts all ratings. */
export interface ReviewPage {
  reviews: Review[];
  next: string | null;
  ratings?: RatingCount[];
}

export interface ReviewRequest {
  rating: number;
  comment: string;
}

export interface GalleryGroup {
  caption: string;
  images: { _id: string; imageUrl: string; caption: string }[];
}

/** Brand, contacts and texts of the salon: settings of the catalog service. */
export interface Site {
  brand: string;
  companyName: string;
  tagline: string;
  footerText: string;
  developerCredit: string;
  phone: string;
  email: string;
  whatsapp: string;
  address: string;
  mapUrl: string;
  branchLabel: string;
  social: { name: string; url: string }[];
  hours: { days: string; open: string }[];
  /** Headline and paragraphs of the about page. */
  about?: { headline: string; story: string[] };
  /** The address for applications; absent when there are no open positions (docs/requirements.md, S-082). */
  careersEmail?: string;
  /** Dates of the legal texts, `yyyy-MM-dd`; absent or empty means the date of the delivered wording (decision E3). */
  privacyUpdated?: string;
  termsUpdated?: string;
  refundsUpdated?: string;
  /** The current booking rules; absent until the booking service has responded. */
  policy?: Policy;
  /** The day from which its terms apply, `yyyy-MM-dd`. */
  policySince?: string;
  /** IANA zone of all times of the salon. */
  zone?: string;
  /** False until the owner opens the site (ADR-0044); absent when `policy` is absent. */
  isOpen?: boolean;
}

/** A message to the salon (decision E1). */
export interface ContactRequest {
  name: string;
  email: string;
  message: string;
}

/** Minutes inside a service in which its stylist is free for another customer, for example while colour develops. */
export interface FreeMiddle {
  /** From the start of the service. */
  after: number;
  minutes: number;
}

/** The data the booking service needs for price and duration of a visit; prices in integer cents. */
export interface PricedService {
  id: string;
  title: string;
  description: string;
  category: string;
  thumbnail: string | null;
  priceCents: number;
  minutes: number;
  /** Clean-up time after a visit with this service; customers do not see it. */
  bufferMinutes?: number;
  freeMiddle?: FreeMiddle | null;
  archived: boolean;
}

export interface PricedOffer {
  id: string;
  title: string;
  description: string;
  image: string | null;
  priceCents: number;
  originalPriceCents: number;
  discount: number;
  startDate: string;
  endDate: string;
  services: PricedService[];
}
