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
  FreeDay,
  PaymentFact,
  PaymentInit,
  UnavailableItem,
  VisitCalendar,
  VisitOptions,
} from '@salon/contracts';
import { ACTION_UNDO } from './admin-action-responses.js';
import { listOf, NUMBER, ok, orNull, type Responses, shape, tableOf, TEXT, YES_NO } from './schema.rules.js';

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

export const BLOCKED = shape<BlockedTime>({ time: TEXT, code: TEXT, text: TEXT });

const AVAILABILITY = shape<Availability>({
  date: TEXT,
  availableSlots: listOf(TEXT),
  blocked: listOf(BLOCKED),
  closed: orNull(TEXT),
  nextFree: orNull(shape<NonNullable<Availability['nextFree']>>({ date: TEXT, time: TEXT })),
  minutes: NUMBER,
});

const FREE_DAY = shape<FreeDay>({ date: TEXT, state: TEXT, left: NUMBER, note: orNull(TEXT) });

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
    reschedule: orNull(
      shape<NonNullable<VisitOptions['reschedule']>>({ leftAfter: NUMBER, moveHours: NUMBER, why: orNull(TEXT) }),
    ),
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

const VISIT_CALENDAR = shape<VisitCalendar>({ filename: TEXT, content: TEXT });

const PAYMENT_INIT = shape<PaymentInit>({
  merchantId: TEXT,
  orderId: TEXT,
  amount: TEXT,
  currency: TEXT,
  hash: TEXT,
  custom_1: TEXT,
  checkoutUrl: TEXT,
  fields: tableOf(TEXT),
});

const cart = ok({ cart: CART });

const appointment = ok({ appointment: APPOINTMENT });

/** Includes the admin action when an admin made the change. */
export const changedVisit = ok({ appointment: APPOINTMENT, act: ACTION_UNDO });

export const BOOKING_RESPONSES: Responses = {
  'GET /api/cart/get-cart': cart,
  'POST /api/cart/add-cart': cart,
  'POST /api/cart/add-special-offer': cart,
  'PUT /api/cart/update-quantity/{id}': cart,
  'DELETE /api/cart/remove-cart-item/{id}': cart,
  'DELETE /api/cart/clear-cart': cart,
  'POST /api/appointments/check-availability': ok(AVAILABILITY.properties),
  'POST /api/appointments/free-days': ok({ days: listOf(FREE_DAY) }),
  'POST /api/appointments/create': appointment,
  'POST /api/appointments': appointment,
  'GET /api/appointments/my-appointments': ok({ appointments: listOf(APPOINTMENT), next: orNull(TEXT) }),
  'GET /api/appointments/all': ok({ appointments: listOf(APPOINTMENT), next: orNull(TEXT) }),
  'GET /api/appointments/{id}': appointment,
  'GET /api/appointments/{id}/calendar': ok({ calendar: VISIT_CALENDAR }),
  'GET /api/appointments/{id}/new-times': ok(AVAILABILITY.properties),
  'GET /api/appointments/{id}/new-days': ok({ days: listOf(FREE_DAY) }),
  'PUT /api/appointments/{id}': appointment,
  'PATCH /api/appointments/{id}/cancel': changedVisit,
  'PATCH /api/appointments/{id}/reschedule': changedVisit,
  'PATCH /api/appointments/{id}/status': changedVisit,
  'POST /api/admin/acts/{id}/undo': appointment,
  'POST /api/admin/appointments/{id}/reassign': changedVisit,
  'POST /api/admin/appointments/{id}/keep': changedVisit,
  'POST /api/appointments/init-payhere': ok(PAYMENT_INIT.properties),
  'POST /api/appointments/payhere-notify': ok(),
};
