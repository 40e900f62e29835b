import {
  type AlmanacMonth,
  type FaqItem,
  type NextFreeToday,
  type Policy,
  POLICY_NAMES,
  type Site,
  type SiteContent,
  type Statistic,
  type Stylist,
  type TeamMember,
  type ValueCard,
} from '@salon/contracts';
import { listOf, NUMBER, ok, orNull, type PlainSchema, type Responses, shape, TEXT, YES_NO } from './schema.rules.js';

const ABOUT = shape<NonNullable<Site['about']>>({ headline: TEXT, story: listOf(TEXT) });

type PolicyNumber = { [Name in keyof Policy]: Policy[Name] extends number ? Name : never }[keyof Policy];

/** A field that is no number is to be added where this is used. */
export const POLICY_SHAPE = Object.fromEntries(POLICY_NAMES.map((name) => [name, NUMBER])) as Record<
  PolicyNumber,
  PlainSchema
>;

const SITE = shape<Site>({
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
  policy: shape<Policy>(POLICY_SHAPE),
  policySince: TEXT,
  zone: TEXT,
  isOpen: YES_NO,
});

const CONTENT = shape<SiteContent>({
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

const ALMANAC = shape<AlmanacMonth>({
  month: NUMBER,
  title: TEXT,
  text: TEXT,
  image: TEXT,
  services: listOf(
    shape<AlmanacMonth['services'][number]>({ _id: TEXT, title: TEXT, price: NUMBER, averageTime: orNull(NUMBER) }),
  ),
});

const NEXT_FREE = shape<NextFreeToday>({ date: TEXT, time: TEXT });

const STYLIST = shape<Stylist>({ _id: TEXT, name: TEXT, skills: TEXT, picture: orNull(TEXT) });

export const SITE_RESPONSES: Responses = {
  'GET /api/site': ok({ site: SITE }),
  'GET /api/stylists': ok({ stylists: listOf(STYLIST) }),
  'POST /api/contact': ok(),
  'GET /api/site/next-free': ok({ nextFree: orNull(NEXT_FREE) }),
  'GET /api/site/content': ok({ content: CONTENT }),
  'GET /api/site/almanac': ok({ almanac: orNull(ALMANAC) }),
};
