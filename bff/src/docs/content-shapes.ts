import type {
  AdminReview,
  AlmanacMonth,
  ContentAction,
  ContentItem,
  FaqItem,
  SiteContent,
  Statistic,
  TeamMember,
  ValueCard,
} from '@salon/contracts';
import { ANYTHING, listOf, NUMBER, orNull, shape, TEXT, YES_NO } from './schema.rules.js';
import { ABOUT } from './catalog-shapes.js';

/** What an entry holds is decided by its kind (libs/contracts content-fields). */
export const ENTRY = shape<ContentItem>({
  _id: TEXT,
  archived: YES_NO,
  position: NUMBER,
  version: TEXT,
  fields: ANYTHING,
});

export const CONTENT_ACT = shape<ContentAction>({
  _id: TEXT,
  kind: TEXT,
  what: TEXT,
  entryId: TEXT,
  by: TEXT,
  at: TEXT,
  undoUntil: TEXT,
  undone: YES_NO,
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

export const ALMANAC = shape<AlmanacMonth>({
  month: NUMBER,
  title: TEXT,
  text: TEXT,
  image: TEXT,
  services: listOf(
    shape<AlmanacMonth['services'][number]>({ _id: TEXT, title: TEXT, price: NUMBER, averageTime: orNull(NUMBER) }),
  ),
});

export const CONTENT = shape<SiteContent>({
  about: ABOUT,
  faq: listOf(
    shape<FaqItem>({
      question: TEXT,
      answer: TEXT,
      more: shape<NonNullable<FaqItem['more']>>({ text: TEXT, to: TEXT }),
    }),
  ),
  team: listOf(shape<TeamMember>({ name: TEXT, role: TEXT, bio: TEXT, image: TEXT })),
  statistics: listOf(shape<Statistic>({ number: TEXT, title: TEXT, description: TEXT, footnote: TEXT })),
  values: listOf(shape<ValueCard>({ title: TEXT, content: TEXT, isHiring: YES_NO })),
});
