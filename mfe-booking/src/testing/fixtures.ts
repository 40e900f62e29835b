import {
  type Appointment,
  type Availability,
  blockedTexts,
  type Cart,
  type CartItem,
  type CartOffer,
  type FreeDay,
  type PaymentInit,
  type Site,
  type Stylist,
  type User,
} from '@salon/contracts';
import { addDays, weekdayOf } from '@salon/kernel';

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

const item = (service: CartItem['service'], quantity: number): CartItem => ({ service, quantity });

export const items: CartItem[] = [
  item(
    {
      _id: 's1',
      title: 'Frangipani Glow Facial',
      price: 6500,
      averageTime: 60,
      description: 'Double cleanse, warm oil massage and a cream mask.',
      thumbnail: '/art/facial-glow.svg',
    },
    1,
  ),
  item(
    {
      _id: 's2',
      title: 'Silk Blow-dry',
      price: 2800,
      averageTime: 45,
      description: 'Wash, head massage and a smooth, lasting finish.',
      thumbnail: '/art/hair-style.svg',
    },
    1,
  ),
  item(
    {
      _id: 's3',
      title: 'Hand-painted Accent',
      price: 900,
      averageTime: 15,
      description: 'One nail of each hand, painted free-hand.',
      thumbnail: '/art/nails-hands.svg',
    },
    2,
  ),
];

export const cart: Cart = {
  items,
  specialOffer: null,
  cartCount: 3,
  servicesTotal: 11_100,
  bookingFee: 1000,
  totalAmount: 12_100,
  minutes: 135,
  quote: 'q1',
};

export const offer: CartOffer = {
  _id: 'o1',
  type: 'special_offer',
  title: 'Bridal Morning',
  description: 'Trial make-up, hair up and a gel manicure, in one sitting.',
  price: 14_400,
  originalPrice: 18_000,
  discount: 20,
  image: '/art/makeup-bridal.svg',
};

export const offerCart: Cart = {
  items: [
    {
      ...item(
        {
          _id: 's4',
          title: 'Bridal Make-up Trial',
          price: 9000,
          averageTime: 90,
          description: 'A full trial with lashes.',
          thumbnail: '/art/makeup-bridal.svg',
        },
        1,
      ),
      fromSpecialOffer: true,
      specialOfferId: 'o1',
    },
    {
      ...item(
        {
          _id: 's5',
          title: 'Gel Manicure',
          price: 9000,
          averageTime: 45,
          description: 'Shape, cuticle care and two coats.',
          thumbnail: '/art/nails-manicure.svg',
        },
        1,
      ),
      fromSpecialOffer: true,
      specialOfferId: 'o1',
    },
  ],
  specialOffer: offer,
  cartCount: 2,
  servicesTotal: 14_400,
  bookingFee: 1000,
  totalAmount: 15_400,
  minutes: 135,
  quote: 'q2',
};

export const stylists: Stylist[] = [
  { _id: 'st1', name: 'Nadeesha', skills: 'Hair, facial, nails', picture: '/art/people/nadeesha-silva.svg' },
  { _id: 'st2', name: 'Ruwan', skills: 'Hair, facial, nails', picture: '/art/people/ruwan-fernando.svg' },
  { _id: 'st3', name: 'Ishara', skills: 'Hair, facial, nails', picture: null },
];

export const availability: Availability = {
  date: '2026-11-26',
  availableSlots: ['09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '15:30', '16:00', '17:00'],
  blocked: [
    { time: '09:00', code: 'LEAD_TIME', text: blockedTexts.LEAD_TIME({ leadMinutes: 60 }) },
    { time: '13:30', code: 'BUSY', text: blockedTexts.BUSY },
    { time: '14:00', code: 'BUSY', text: blockedTexts.BUSY },
    { time: '17:30', code: 'TOO_LONG', text: blockedTexts.TOO_LONG },
  ],
  closed: null,
  nextFree: null,
  minutes: 135,
};

/** A month of days: Sundays closed, before `today` past, one full, the rest free. */
export function freeDays(month: string, today: string): FreeDay[] {
  const days: FreeDay[] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) {
    if (date < today) days.push({ date, state: 'past', left: 0, note: 'past' });
    else if (weekdayOf(date) === 0) days.push({ date, state: 'closed', left: 0, note: 'Closed on Sundays' });
    else if (date === addDays(today, 2))
      days.push({ date, state: 'full', left: 0, note: 'No time left for a visit of this length' });
    else days.push({ date, state: 'free', left: date === addDays(today, 4) ? 2 : 9, note: null });
  }
  return days;
}

export const held: Appointment = {
  _id: 'a1',
  appointmentId: 'ARL-261126-0042',
  paymentId: null,
  orderId: null,
  status: 'pending',
  cancelReason: null,
  money: 'none',
  date: '2026-11-26',
  startTime: '10:30',
  endTime: '12:45',
  minutes: 135,
  startsAt: '2026-11-26T05:00:00.000Z',
  stylist: { _id: 'st1', name: 'Nadeesha' },
  services: items.map(({ service: { _id, title, price, averageTime }, quantity }) => ({
    service: { _id, title, category: null, price, averageTime },
    quantity,
  })),
  specialOffer: null,
  totalAmount: 11_100,
  appointmentFee: 1000,
  feePaid: 0,
  due: 11_100,
  holdUntil: '2026-11-21T05:12:00.000Z',
  createdAt: '2026-11-21T04:57:00.000Z',
  user: { name: 'Dilani Perera', email: 'dilani@example.lk', phone: '0771234567' },
};

export const confirmed: Appointment = {
  ...held,
  status: 'confirmed',
  money: 'paid',
  feePaid: 1000,
  holdUntil: null,
  paymentId: '320025',
  orderId: 'AAAABBBBCCCCDDDDEEEF',
};

/** The confirmed visit as its customer reads it: it can be moved three times. */
export const movable: Appointment = {
  ...confirmed,
  options: { cancel: null, reschedule: { leftAfter: 2, why: null } },
};

export const init: PaymentInit = {
  merchantId: '1211149',
  orderId: 'AAAABBBBCCCCDDDDEEEF',
  amount: '1000.00',
  currency: 'LKR',
  hash: 'D3D37F653FFD5574F0678D475CB02909',
  custom_1: 'a1',
  checkoutUrl: 'http://localhost:4090/pay/checkout',
  fields: {
    merchant_id: '1211149',
    return_url: 'http://localhost:4000/payment-success?appointment=a1',
    cancel_url: 'http://localhost:4000/payment-cancel?appointment=a1',
    notify_url: 'http://localhost:4000/api/appointments/payhere-notify',
    order_id: 'AAAABBBBCCCCDDDDEEEF',
    items: 'Appointment Booking Fee',
    amount: '1000.00',
    currency: 'LKR',
    hash: 'D3D37F653FFD5574F0678D475CB02909',
    first_name: 'Dilani',
    last_name: 'Perera',
    email: 'dilani@example.lk',
    phone: '0771234567',
    address: 'Not given',
    city: 'Colombo',
    country: 'Sri Lanka',
    delivery_address: 'Not given',
    delivery_city: 'Colombo',
    delivery_country: 'Sri Lanka',
    custom_1: 'a1',
  },
};

export const site = {
  branchLabel: 'Araliya Salon & Spa, Main Branch',
  phone: '+94 11 234 5678',
  email: 'hello@araliya.test',
  mapUrl: 'https://maps.example/araliya',
} as Site;
