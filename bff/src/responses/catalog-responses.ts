import type {
  AdminReview,
  AlmanacMonth,
  AnsweredMessage,
  Category,
  ContentAction,
  ContentItem,
  GalleryGroup,
  NextFreeToday,
  NoData,
  RatingCount,
  Review,
  RowResult,
  SalonService,
  Site,
  SiteContent,
  SpecialOffer,
} from '@salon/contracts';

interface ContentActed {
  act: ContentAction;
}

type ChangedItem = ContentActed & { entry: ContentItem };
type ChangedOffer = ContentActed & { offer: SpecialOffer };

/** Data of the responses about the menu, the site and its content. */
export interface CatalogResponses {
  'GET /api/services/get-services': { services: SalonService[]; categories: Category[] };
  'GET /api/special-offers': { offers: SpecialOffer[] };
  'GET /api/special-offers/active': { offers: SpecialOffer[] };
  'GET /api/special-offers/{id}': { offer: SpecialOffer };
  'POST /api/special-offers': ChangedOffer;
  'PATCH /api/special-offers/{id}': ChangedOffer;
  'DELETE /api/special-offers/{id}': ChangedOffer;
  'POST /api/special-offers/{id}/restore': ChangedOffer;
  'GET /api/gallery': { galleryImages: GalleryGroup[] };
  'GET /api/reviews': { reviews: Review[]; next: string | null; ratings: RatingCount[] };
  /** Null for a customer without a review. */
  'GET /api/reviews/user/me': { review: Review | null };
  'POST /api/reviews': { review: Review };
  'PATCH /api/reviews/{id}': { review: Review };
  'DELETE /api/reviews/{id}': NoData;
  'GET /api/site': { site: Site };
  'GET /api/site/content': { content: SiteContent };
  'GET /api/site/almanac': { almanac: AlmanacMonth | null };
  'GET /api/site/next-free': { nextFree: NextFreeToday | null };
  'POST /api/contact': NoData;
  'GET /api/admin/messages/answered': { messages: AnsweredMessage[]; next: string | null };
  'POST /api/admin/messages/{id}/answer': ContentActed;
  'POST /api/admin/messages/{id}/reopen': ContentActed;
  'GET /api/admin/content/{kind}': { entries: ContentItem[] };
  'POST /api/admin/content/{kind}': ChangedItem;
  'PUT /api/admin/content/{kind}/order': ContentActed;
  'PATCH /api/admin/content/{kind}/{id}': ChangedItem;
  'POST /api/admin/content/{kind}/{id}/archive': ChangedItem;
  'POST /api/admin/content/{kind}/{id}/restore': ChangedItem;
  'POST /api/admin/content-pictures': { imageUrl: string };
  'GET /api/admin/services/{id}/carts': { carts: number };
  'GET /api/admin/content-acts': { acts: ContentAction[] };
  'POST /api/admin/content-acts/{id}/undo': ContentActed;
  'GET /api/admin/reviews': { reviews: AdminReview[]; next: string | null };
  'POST /api/admin/reviews/{id}/hide': ContentActed;
  'POST /api/admin/reviews/{id}/unhide': ContentActed;
  'POST /api/admin/service-imports/check': { results: RowResult[] };
  'POST /api/admin/service-imports/rows': { results: RowResult[]; acts: string[] };
  'POST /api/admin/service-imports/undo': { kept: number };
}
