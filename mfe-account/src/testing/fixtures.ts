import {
  type Appointment,
  type CancelConsequence,
  type Cart,
  type DayVisit,
  messages,
  permissionsOf,
  type User,
  type VisitOptions,
  type VisitRecord,
} from '@salon/contracts';

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

export const admin: User = {
  ...user,
  _id: 'u2',
  name: 'Nadeesha',
  email: 'admin@araliya.test',
  role: 'admin',
  permissions: permissionsOf('owner'),
};

/** A successful response that begins a session. */
export const begins = (who: User, token: string | undefined = `token-of-${who._id}`): Response =>
  new Response(JSON.stringify({ status: 'success', token, data: { user: who } }));

export const emptyCart: Cart = {
  items: [],
  specialOffer: null,
  cartCount: 0,
  servicesTotal: 0,
  bookingFee: 0,
  totalAmount: 0,
  minutes: 0,
  quote: '',
};

export const fullCart: Cart = {
  items: [
    {
      service: { _id: 's6', title: 'Gel polish', description: '', price: 3900, averageTime: 50, thumbnail: null },
      quantity: 1,
    },
  ],
  specialOffer: null,
  cartCount: 1,
  servicesTotal: 3900,
  bookingFee: 1000,
  totalAmount: 4900,
  minutes: 50,
  quote: 'q1',
};

/** 10:30 on Saturday, November 21, 2026 on the salon's clock. */
export const NOW = new Date('2026-11-21T05:00:00Z');

const line = (title: string, price: number, quantity = 1) => ({
  service: { _id: title, title, category: 'hair', price, averageTime: 60 },
  quantity,
});

export const freely: CancelConsequence = {
  paid: 1000,
  cost: 0,
  refund: 1000,
  owed: 0,
  freeUntil: '2026-12-04T04:00:00.000Z',
  noticeHours: 24,
  latePercent: 50,
};
const fixed: VisitOptions = { cancel: null, reschedule: null };

export const confirmed: Appointment = {
  _id: 'a2',
  appointmentId: 'ARL-261205-0007',
  paymentId: '320025',
  orderId: 'o2',
  status: 'confirmed',
  cancelReason: null,
  money: 'paid',
  date: '2026-12-05',
  startTime: '09:30',
  endTime: '10:30',
  minutes: 60,
  startsAt: '2026-12-05T04:00:00.000Z',
  stylist: { _id: 'st3', name: 'Ishara' },
  services: [line('Frangipani Glow Facial', 6500)],
  specialOffer: null,
  totalAmount: 6500,
  appointmentFee: 1000,
  feePaid: 1000,
  due: 6500,
  holdUntil: null,
  createdAt: '2026-11-01T05:00:00.000Z',
  user: { name: user.name, email: user.email, phone: user.phone },
  options: { cancel: freely, reschedule: { leftAfter: 2, why: null } },
};

export const held: Appointment = {
  ...confirmed,
  _id: 'a1',
  appointmentId: 'ARL-261226-0042',
  status: 'pending',
  money: 'none',
  paymentId: null,
  orderId: null,
  date: '2026-12-26',
  startTime: '10:30',
  endTime: '12:45',
  minutes: 135,
  startsAt: '2026-12-26T05:00:00.000Z',
  stylist: { _id: 'st1', name: 'Nadeesha' },
  services: [line('Frangipani Glow Facial', 6500), line('Silk Blow-dry', 2800), line('Hand-painted Accent', 900, 2)],
  totalAmount: 11_100,
  feePaid: 0,
  due: 11_100,
  holdUntil: '2026-11-21T05:12:48.000Z',
  options: {
    ...fixed,
    cancel: { paid: 0, cost: 0, refund: 0, owed: 0, freeUntil: null, noticeHours: 24, latePercent: 50 },
  },
};

export const offered: Appointment = {
  ...confirmed,
  _id: 'a3',
  appointmentId: 'ARL-261212-0003',
  date: '2026-12-12',
  startTime: '14:00',
  endTime: '17:00',
  minutes: 180,
  startsAt: '2026-12-12T08:30:00.000Z',
  specialOffer: { _id: 'o1', title: 'Bridal Morning' },
  totalAmount: 14_400,
  due: 14_400,
};

const over = (_id: string, date: string, rest: Partial<Appointment>): Appointment => ({
  ...confirmed,
  _id,
  appointmentId: `ARL-${_id}`,
  date,
  startsAt: `${date}T04:00:00.000Z`,
  services: [line('Silk Blow-dry', 2800)],
  totalAmount: 2800,
  due: 0,
  options: fixed,
  ...rest,
});

export const completed = over('a4', '2026-10-30', { status: 'completed' });
export const missed = over('a5', '2026-09-12', {
  status: 'no_show',
  totalAmount: 3200,
  due: 2200,
  services: [line('Gel Manicure', 3200)],
});
export const unpaid = over('a6', '2026-08-06', {
  status: 'cancelled',
  cancelReason: 'unpaid',
  money: 'none',
  feePaid: 0,
});

export const visits: Appointment[] = [confirmed, completed, held, missed, offered, unpaid];

/** The server's refusal of a common password. */
export const tooCommon = (field: 'password' | 'newPassword'): Response =>
  new Response(
    JSON.stringify({
      status: 'error',
      code: 'ACCOUNT_INVALID',
      message: messages.passwordCommon,
      errors: { [field]: messages.passwordCommon },
      requestId: 'r',
    }),
    { status: 400 },
  );

/** A visit as the desk knows it. */
export const visitRecord = (change: Partial<VisitRecord>): VisitRecord => ({
  visit: confirmed,
  customerId: 'u1',
  customerNotes: null,
  money: { deskPaid: 0, payable: change.visit?.status === 'pending' ? 0 : (change.visit?.due ?? 0), overpaid: 0 },
  arrivedAt: null,
  startedAt: null,
  progress: [],
  history: [],
  acts: [],
  deskPayments: [],
  refunds: [],
  mails: [],
  note: { text: '', version: 'n0' },
  lines: {
    list: [
      {
        service: 's1',
        title: 'Frangipani Glow Facial',
        quantity: 1,
        price: 6500,
        minutes: 60,
        reason: '',
        ofOffer: false,
      },
    ],
    version: 'l0',
    changeable: true,
  },
  cancelling: [
    { party: 'customer', refund: 0, owed: 2250 },
    { party: 'salon', refund: 1000, owed: 0 },
  ],
  ...change,
});
/** The desk-only fields of a visit. */
export const atDesk: Omit<DayVisit, Exclude<keyof Appointment, 'note'>> = {
  origin: 'online',
  note: '',
  customerNotes: null,
  freeMiddles: [],
  bufferEnd: null,
  moveNeedsReason: null,
};
