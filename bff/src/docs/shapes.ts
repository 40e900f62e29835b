import type {
  Appointment,
  AppointmentMove,
  Availability,
  BlockedTime,
  CancelConsequence,
  Cart,
  CartItem,
  CartOffer,
  CartService,
  ConfirmBy,
  Failure,
  FreeDay,
  FreePlace,
  NextFreeToday,
  PaymentFact,
  PaymentInit,
  RegisterResponse,
  SecondFactor,
  SecondFactorSetUp,
  SecondStep,
  StaffMember,
  Stylist,
  UnavailableItem,
  User,
  VisitCalendar,
  VisitOptions,
} from '@salon/contracts';
import type { PartHealth, SiteHealth } from '../health/health.rules.js';
import { STAFF_MEMBER } from './staff-shapes.js';
import { ANYTHING, listOf, NUMBER, orNull, shape, tableOf, TEXT, YES_NO } from './schema.rules.js';

export const USER = shape<User>({
  _id: TEXT,
  name: TEXT,
  email: TEXT,
  isVerified: YES_NO,
  role: TEXT,
  permissions: listOf(TEXT),
  secondFactor: TEXT,
  googleId: orNull(TEXT),
  profileImage: orNull(TEXT),
  address: orNull(TEXT),
  phone: orNull(TEXT),
  city: orNull(TEXT),
});

export const SECOND_STEP = shape<SecondStep>({ challenge: TEXT });

export const SECOND_FACTOR = shape<SecondFactor>({ on: YES_NO, since: orNull(TEXT), recoveryCodesLeft: NUMBER });

export const SECOND_FACTOR_SET_UP = shape<SecondFactorSetUp>({ secret: TEXT, uri: TEXT });

export const REGISTERED = shape<RegisterResponse>({ requiresVerification: YES_NO, userId: TEXT, message: TEXT });

const cartService = shape<CartService>({
  _id: TEXT,
  title: TEXT,
  description: TEXT,
  price: NUMBER,
  averageTime: NUMBER,
  thumbnail: orNull(TEXT),
});

export const CART = shape<Cart>({
  items: listOf(
    shape<CartItem>({ service: cartService, quantity: NUMBER, fromSpecialOffer: YES_NO, specialOfferId: TEXT }),
  ),
  specialOffer: orNull(
    shape<CartOffer>({
      _id: TEXT,
      type: TEXT,
      title: TEXT,
      description: TEXT,
      price: NUMBER,
      originalPrice: NUMBER,
      discount: NUMBER,
      image: orNull(TEXT),
    }),
  ),
  cartCount: NUMBER,
  servicesTotal: NUMBER,
  bookingFee: NUMBER,
  totalAmount: NUMBER,
  minutes: NUMBER,
  quote: TEXT,
  isPrepaid: YES_NO,
  unavailable: listOf(shape<UnavailableItem>({ _id: TEXT, type: TEXT, title: orNull(TEXT), message: TEXT })),
});

const BLOCKED = shape<BlockedTime>({ time: TEXT, code: TEXT, text: TEXT });

export const AVAILABILITY = shape<Availability>({
  date: TEXT,
  availableSlots: listOf(TEXT),
  blocked: listOf(BLOCKED),
  closed: orNull(TEXT),
  nextFree: orNull(shape<NonNullable<Availability['nextFree']>>({ date: TEXT, time: TEXT })),
  minutes: NUMBER,
});

export const FREE_DAY = shape<FreeDay>({ date: TEXT, state: TEXT, left: NUMBER, note: orNull(TEXT) });

type Line = Appointment['services'][number];

export const APPOINTMENT = shape<Appointment>({
  _id: TEXT,
  appointmentId: TEXT,
  paymentId: orNull(TEXT),
  orderId: orNull(TEXT),
  attempt: orNull(TEXT),
  status: TEXT,
  cancelReason: orNull(TEXT),
  money: TEXT,
  date: TEXT,
  startTime: TEXT,
  endTime: TEXT,
  minutes: NUMBER,
  startsAt: TEXT,
  stylist: shape<Appointment['stylist']>({ _id: TEXT, name: TEXT }),
  services: listOf(
    shape<Line>({
      service: shape<Line['service']>({
        _id: TEXT,
        title: TEXT,
        category: orNull(TEXT),
        price: NUMBER,
        averageTime: NUMBER,
      }),
      quantity: NUMBER,
    }),
  ),
  specialOffer: orNull(shape<NonNullable<Appointment['specialOffer']>>({ _id: TEXT, title: TEXT })),
  totalAmount: NUMBER,
  appointmentFee: NUMBER,
  prepaid: NUMBER,
  feePaid: NUMBER,
  due: NUMBER,
  progress: TEXT,
  note: TEXT,
  holdUntil: orNull(TEXT),
  createdAt: TEXT,
  user: shape<Appointment['user']>({ name: TEXT, email: TEXT, phone: orNull(TEXT) }),
  options: shape<VisitOptions>({
    cancel: orNull(
      shape<CancelConsequence>({
        paid: NUMBER,
        cost: NUMBER,
        refund: NUMBER,
        owed: NUMBER,
        freeUntil: orNull(TEXT),
        noticeHours: NUMBER,
        latePercent: NUMBER,
      }),
    ),
    reschedule: orNull(shape<NonNullable<VisitOptions['reschedule']>>({ leftAfter: NUMBER, why: orNull(TEXT) })),
  }),
  moves: listOf(shape<AppointmentMove>({ to: TEXT, undoable: YES_NO, why: TEXT })),
  payments: listOf(
    shape<PaymentFact>({
      orderId: TEXT,
      paymentId: TEXT,
      amount: NUMBER,
      refund: NUMBER,
      method: orNull(TEXT),
      at: TEXT,
      status: TEXT,
    }),
  ),
});

export const VISIT_CALENDAR = shape<VisitCalendar>({ filename: TEXT, content: TEXT });

export const PAYMENT_INIT = shape<PaymentInit>({
  merchantId: TEXT,
  orderId: TEXT,
  amount: TEXT,
  currency: TEXT,
  hash: TEXT,
  custom_1: TEXT,
  checkoutUrl: TEXT,
  fields: tableOf(TEXT),
});

export const NEXT_FREE = shape<NextFreeToday>({ date: TEXT, time: TEXT });

export const STYLIST = shape<Stylist>({ _id: TEXT, name: TEXT, skills: TEXT, picture: orNull(TEXT) });

export const HEALTH = shape<SiteHealth>({
  status: TEXT,
  services: tableOf(shape<PartHealth>({ status: TEXT, checks: tableOf(TEXT) })),
});

/** What a refusal may carry for going on: the cart as it is now, the times that are left, free places for the desk, a person as another owner left them, what somebody else has saved, or how to confirm. */
const retryData = shape<{
  cart: Cart;
  availableSlots: string[];
  blocked: BlockedTime[];
  places: FreePlace[];
  person: StaffMember;
  confirmBy: ConfirmBy;
  current: unknown;
}>({
  cart: CART,
  availableSlots: listOf(TEXT),
  blocked: listOf(BLOCKED),
  places: listOf(shape<FreePlace>({ date: TEXT, startTime: TEXT, stylistId: TEXT, stylistName: TEXT })),
  person: STAFF_MEMBER,
  confirmBy: TEXT,
  current: ANYTHING,
});

export const FAILURE = shape<Failure>({
  status: TEXT,
  code: TEXT,
  message: TEXT,
  errors: tableOf(TEXT),
  data: retryData,
  requestId: TEXT,
});
