import type { Category, GalleryGroup, RatingCount, Review, SalonService, SpecialOffer } from '@salon/contracts';
import { CONTENT_ACTION } from './admin-action-responses.js';
import { listOf, NUMBER, ok, orNull, type Responses, shape, TEXT, YES_NO } from './schema.rules.js';

const SERVICE = shape<SalonService>({
  _id: TEXT,
  title: TEXT,
  description: TEXT,
  category: TEXT,
  price: NUMBER,
  averageTime: orNull(NUMBER),
  thumbnail: orNull(TEXT),
});

const CATEGORY = shape<Category>({ slug: TEXT, label: TEXT });

const OFFER = shape<SpecialOffer>({
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

const REVIEW = shape<Review>({
  _id: TEXT,
  rating: NUMBER,
  comment: TEXT,
  createdAt: TEXT,
  verifiedVisit: YES_NO,
  user: shape<Review['user']>({ name: TEXT, profileImage: orNull(TEXT) }),
});

const RATING_COUNT = shape<RatingCount>({ rating: NUMBER, count: NUMBER });

const GALLERY = listOf(
  shape<GalleryGroup>({
    caption: TEXT,
    images: listOf(shape<GalleryGroup['images'][number]>({ _id: TEXT, imageUrl: TEXT, caption: TEXT })),
  }),
);

const offer = ok({ offer: OFFER, act: CONTENT_ACTION });

const review = ok({ review: REVIEW });

/** Null for a customer without a review. */
const ownReview = ok({ review: orNull(REVIEW) });

export const CATALOG_RESPONSES: Responses = {
  'GET /api/services/get-services': ok({ services: listOf(SERVICE), categories: listOf(CATEGORY) }),
  'GET /api/special-offers': ok({ offers: listOf(OFFER) }),
  'GET /api/special-offers/active': ok({ offers: listOf(OFFER) }),
  'GET /api/special-offers/{id}': ok({ offer: OFFER }),
  'GET /api/gallery': ok({ galleryImages: GALLERY }),
  'GET /api/reviews': ok({ reviews: listOf(REVIEW), next: orNull(TEXT), ratings: listOf(RATING_COUNT) }),
  'GET /api/reviews/user/me': ownReview,
  'POST /api/reviews': review,
  'PATCH /api/reviews/{id}': review,
  'POST /api/special-offers': offer,
  'PATCH /api/special-offers/{id}': offer,
  'DELETE /api/special-offers/{id}': offer,
  'POST /api/special-offers/{id}/restore': offer,
};
