import type { Cart, GalleryGroup, Review, SalonService, SpecialOffer, User } from '@salon/contracts';

/** Facts the specs of this remote share. */
export const user: User = {
  _id: 'u1',
  name: 'Dilani Perera',
  email: 'dilani@example.lk',
  isVerified: true,
  role: 'user',
  permissions: [],
  secondFactor: 'off',
  googleId: null,
  profileImage: null,
  address: null,
  phone: '0771234567',
  city: 'Colombo',
};

const service = (
  facts: [string, string, string, string],
  price: number,
  averageTime: number | null,
  art: string,
): SalonService => {
  const [_id, title, category, description] = facts;
  return { _id, title, category, description, price, averageTime, thumbnail: `/art/${art}.svg` };
};

export const services: SalonService[] = [
  service(['s1', 'Haircut & finish', 'hair', 'Wash, cut and a soft blow-dry.'], 4500, 60, 'hair-cut'),
  service(['s2', 'Araliya glow facial', 'facial', 'Steam, sandalwood mask, shoulder rub.'], 6800, 60, 'facial-glow'),
  service(['s3', 'Signature manicure', 'Nail', 'Shape, soak, cuticles, two coats.'], 3200, 45, 'nails-manicure'),
  service(['s4', 'Evening make-up', 'makeup', 'Camera-ready and light on the skin.'], 7500, 60, 'makeup-brushes'),
  service(['s5', 'Colour & gloss', 'hair', 'Lived-in colour, sealed with shine.'], 12500, 120, 'hair-colour'),
  service(['s6', 'Gel polish', 'nail', 'Two weeks of colour without a chip.'], 3900, 50, 'nails-lacquer'),
  service(
    ['s7', 'Head & shoulder massage', 'facial', 'Warm oil, slow hands, half an hour of quiet.'],
    3900,
    null,
    'apothecary',
  ),
];

export const offers: SpecialOffer[] = [
  {
    _id: 'o1',
    title: 'The evening pair',
    description: 'Evening make-up with a signature manicure, side by side.',
    price: 8560,
    originalPrice: 10_700,
    discount: 20,
    image: '/art/makeup-lips.svg',
    startDate: '2026-01-01',
    endDate: '2026-11-30',
    services: [
      { _id: 's4', title: 'Evening make-up' },
      { _id: 's3', title: 'Signature manicure' },
    ],
  },
  {
    _id: 'o2',
    title: 'Monsoon rescue',
    description: 'Warm oil, a wash and a blow-dry that holds in the rain.',
    price: 5280,
    originalPrice: 6600,
    discount: 20,
    image: '/art/hair-oil.svg',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    services: [{ _id: 's1', title: 'Haircut & finish' }],
  },
];

const pictures = (...named: [string, string][]): GalleryGroup['images'] =>
  named.map(([art, caption]) => ({ _id: art, imageUrl: `/art/${art}.svg`, caption }));

export const galleryImages: GalleryGroup[] = [
  {
    caption: 'Hair',
    images: pictures(
      ['hair-cut', 'A clean bob'],
      ['hair-style', 'Combed through'],
      ['hair-colour', 'Copper, painted'],
      ['hair-oil', 'Oil and patience'],
    ),
  },
  {
    caption: 'Nails',
    images: pictures(
      ['nails-manicure', 'Hibiscus red'],
      ['nails-hands', 'Drawn together'],
      ['nails-lacquer', 'Three for the season'],
      ['foot-bath', 'A flower soak'],
    ),
  },
];

export const reviews: Review[] = [
  {
    _id: 'r1',
    rating: 5,
    comment: 'They kept to the minute, and the cut still falls right six weeks later.',
    createdAt: '2026-10-28T05:30:00Z',
    verifiedVisit: true,
    user: { name: 'Nethmi Silva', profileImage: null },
  },
  {
    _id: 'r2',
    rating: 4,
    comment: 'Lovely quiet rooms.',
    createdAt: '2026-10-19T20:10:00Z',
    verifiedVisit: false,
    user: { name: 'Fathima Rizwan', profileImage: null },
  },
];

export const ratings = [
  { rating: 5, count: 1 },
  { rating: 4, count: 1 },
  { rating: 3, count: 0 },
  { rating: 2, count: 0 },
  { rating: 1, count: 0 },
];

/** A cart holding one service; `at` names it. */
export const cartWith = (at: SalonService): Cart => ({
  items: [{ service: { ...at, averageTime: at.averageTime ?? 30 }, quantity: 1 }],
  specialOffer: null,
  cartCount: 1,
  servicesTotal: at.price,
  bookingFee: 1000,
  totalAmount: at.price + 1000,
  minutes: at.averageTime ?? 30,
  quote: 'q1',
});

/** A cart holding the first special offer. */
export const offerCart: Cart = {
  items: [services[3]!, services[2]!].map((service) => ({
    service: { ...service, averageTime: service.averageTime ?? 30 },
    quantity: 1,
    fromSpecialOffer: true,
    specialOfferId: 'o1',
  })),
  specialOffer: {
    _id: 'o1',
    type: 'special_offer',
    title: 'The evening pair',
    description: '',
    price: 8560,
    originalPrice: 10_700,
    discount: 20,
    image: null,
  },
  cartCount: 2,
  servicesTotal: 8560,
  bookingFee: 1000,
  totalAmount: 9560,
  minutes: 105,
  quote: 'q2',
};
