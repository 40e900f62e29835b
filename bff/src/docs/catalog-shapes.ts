import type {
  Category,
  GalleryGroup,
  Policy,
  RatingCount,
  Review,
  SalonService,
  Site,
  SpecialOffer,
} from '@salon/contracts';
import { listOf, NUMBER, orNull, shape, TEXT, YES_NO } from './schema.rules.js';

export const SERVICE = shape<SalonService>({
  _id: TEXT,
  title: TEXT,
  description: TEXT,
  category: TEXT,
  price: NUMBER,
  averageTime: orNull(NUMBER),
  thumbnail: orNull(TEXT),
});

export const CATEGORY = shape<Category>({ slug: TEXT, label: TEXT });

export const OFFER = shape<SpecialOffer>({
  _id: TEXT,
  title: TEXT,
  description: TEXT,
  price: NUMBER,
  originalPrice: NUMBER,
  discount: NUMBER,
  image: orNull(TEXT),
  startDate: TEXT,
  endDate: TEXT,
  services: listOf(shape<SpecialOffer['services'][number]>({ _id: TEXT, title: TEXT })),
});

export const REVIEW = shape<Review>({
  _id: TEXT,
  rating: NUMBER,
  comment: TEXT,
  createdAt: TEXT,
  verifiedVisit: YES_NO,
  user: shape<Review['user']>({ name: TEXT, profileImage: orNull(TEXT) }),
});

export const RATING_COUNT = shape<RatingCount>({ rating: NUMBER, count: NUMBER });

export const GALLERY = listOf(
  shape<GalleryGroup>({
    caption: TEXT,
    images: listOf(shape<GalleryGroup['images'][number]>({ _id: TEXT, imageUrl: TEXT, caption: TEXT })),
  }),
);

export const ABOUT = shape<NonNullable<Site['about']>>({ headline: TEXT, story: listOf(TEXT) });

export const POLICY_FIELDS = {
  bookingFee: NUMBER,
  noticeHours: NUMBER,
  latePercent: NUMBER,
  noShowPercent: NUMBER,
  reschedules: NUMBER,
  moveHours: NUMBER,
  leadMinutes: NUMBER,
  horizonDays: NUMBER,
  gridMinutes: NUMBER,
  holdMinutes: NUMBER,
  mostServices: NUMBER,
  lateMinutes: NUMBER,
  complaintHours: NUMBER,
};

export const SITE = shape<Site>({
  brand: TEXT,
  companyName: TEXT,
  tagline: TEXT,
  footerText: TEXT,
  developerCredit: TEXT,
  phone: TEXT,
  email: TEXT,
  whatsapp: TEXT,
  address: TEXT,
  mapUrl: TEXT,
  branchLabel: TEXT,
  social: listOf(shape<Site['social'][number]>({ name: TEXT, url: TEXT })),
  hours: listOf(shape<Site['hours'][number]>({ days: TEXT, open: TEXT })),
  careersEmail: TEXT,
  privacyUpdated: TEXT,
  termsUpdated: TEXT,
  refundsUpdated: TEXT,
  about: ABOUT,
  policy: shape<Policy>(POLICY_FIELDS),
  policySince: TEXT,
  zone: TEXT,
  isOpen: YES_NO,
});
