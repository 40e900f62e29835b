import type { AppointmentMove } from './admin-actions.js';
import type { PaymentFact, RefundFact } from './payments.js';
import type { AppointmentStatus, AttemptState, CancelReason, MoneyState, VisitProgress } from './states.js';
import type { VisitOptions } from './visit-options.js';

/**
 * Limits of a visit (decision B6), in the cart, at the desk and in every search. A lower quantity or length would also
 * refuse stored carts and changes of visits that have more.
 */
export const VISIT = { maxQuantity: 10, maxLines: 20, maxMinutes: 480, defaultMinutes: 30 } as const;

/** `ARL-261126-0042`: the day of booking and the number of a visit. */
export const isVisitReference = (text: string): boolean => /^[A-Z]{3}-\d{6}-\d{4,9}$/.test(text);

/** An `Idempotency-Key` of a booking (decision C4). */
export const isIdempotencyKey = (key: unknown): key is string =>
  typeof key === 'string' && /^[\w.:-]{1,100}$/.test(key);

/** Largest page of a list of visits. */
export const MAX_PAGE_SIZE = 200;

/** Whether a value of a query string can be the size of a page: a whole number from 1 to 200. */
export const isPageSize = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d{0,2}$/.test(value) && Number(value) <= MAX_PAGE_SIZE;

/** The minutes that a service takes: its own, or the default when none are set (decision B5). */
export const minutesOfService = (averageTime: number | null | undefined): number => averageTime ?? VISIT.defaultMinutes;

export interface CartService {
  _id: string;
  title: string;
  description: string;
  price: number;
  averageTime: number;
  thumbnail: string | null;
}

export interface CartItem {
  service: CartService;
  quantity: number;
  fromSpecialOffer?: boolean;
  specialOfferId?: string;
}

export interface CartOffer {
  _id: string;
  type: 'special_offer';
  title: string;
  description: string;
  price: number;
  originalPrice: number;
  discount: number;
  image: string | null;
}

/** An item of the cart that can no longer be booked. */
export interface UnavailableItem {
  _id: string;
  type: 'service' | 'special_offer';
  /** Null when the salon no longer knows the item. */
  title: string | null;
  /** The reason as a sentence. */
  message: string;
}

/**
 * A cart (docs/product.md §3). Money in LKR. `quote` stands for prices, lines and fee; send it back with create
 * (decision B3).
 */
export interface Cart {
  items: CartItem[];
  specialOffer: CartOffer | null;
  /** Number of lines. */
  cartCount: number;
  servicesTotal: number;
  bookingFee: number;
  totalAmount: number;
  minutes: number;
  quote: string;
  /** Whether the whole price is paid online, not only the booking fee; absent for most customers. */
  isPrepaid?: true;
  /** Absent when everything in the cart can be booked. */
  unavailable?: UnavailableItem[];
}

export interface VisitLine {
  service: string;
  quantity: number;
}

/** Why a time of the grid is not offered (decision C15); no text names another customer. */
export interface BlockedTime {
  time: string;
  code: 'PAST' | 'LEAD_TIME' | 'BUSY' | 'BREAK' | 'TOO_LONG' | 'CURRENT';
  text: string;
}

export interface Availability {
  date: string;
  /** `HH:mm`, ascending, salon wall clock. */
  availableSlots: string[];
  blocked: BlockedTime[];
  /** Why the whole day is closed, e.g. 'Closed on Sundays'; null on a working day. */
  closed: string | null;
  /** The first free time on a later day when this one has none. */
  nextFree: { date: string; time: string } | null;
  /** Why these services cannot be one visit on any day; absent when they can, and when a stylist was chosen. */
  unbookable?: string;
  minutes: number;
}

/**
 * The first free time today for a short visit, on the salon wall clock; for visitors who have not chosen anything yet.
 */
export interface NextFreeToday {
  date: string;
  time: string;
}

/** One day of `POST /api/appointments/free-days`. `note` says why the day cannot be chosen. */
export interface FreeDay {
  date: string;
  state: 'free' | 'full' | 'closed' | 'past' | 'beyond';
  left: number;
  note: string | null;
}

export interface BookAppointmentRequest {
  date: string;
  startTime: string;
  endTime?: string;
  stylistId?: string;
  quote?: string;
  services: VisitLine[];
}

/** An appointment (docs/product.md §3). Money in LKR, times on the salon wall clock, instants ISO 8601. */
export interface Appointment {
  _id: string;
  appointmentId: string;
  paymentId: string | null;
  orderId: string | null;
  /** State of the newest payment attempt, so that a result page can distinguish failed from cancelled (decision D3). */
  attempt?: AttemptState | null;
  /**
   * The gateway's own words about a newest attempt that failed, not signed and so only for showing; absent when it gave
   * none, and in lists.
   */
  attemptMessage?: string;
  status: AppointmentStatus;
  cancelReason: CancelReason | null;
  money: MoneyState;
  date: string;
  startTime: string;
  endTime: string;
  minutes: number;
  startsAt: string;
  stylist: { _id: string; name: string };
  /** Title and category at booking time; no category in visits booked before lines had one. */
  services: {
    service: { _id: string; title: string; category: string | null; price: number; averageTime: number };
    quantity: number;
    /** Added by the desk beside the booked offer, at its own price; absent when it was not. */
    isAdded?: boolean;
  }[];
  specialOffer: { _id: string; title: string } | null;
  /** All services, with the price of the offer for those of the offer. */
  totalAmount: number;
  appointmentFee: number;
  /** The part of the service price that is paid online together with the booking fee; absent when there is none. */
  prepaid?: number;
  /**
   * How much the salon keeps of the booking fee and the prepaid part, whether they were paid online or at the desk
   * (ADR-0020).
   */
  feePaid: number;
  /** What the desk took of the price, negative when it gave back more; absent when it is 0. */
  deskPaid?: number;
  /**
   * What the desk gave back of the price after the visit was completed; only when one appointment is read, absent when
   * it is 0.
   */
  givenBack?: number;
  /**
   * The amount still due at the salon, also after the visit or its cancellation; without the fee of an unpaid hold,
   * which is paid online.
   */
  due: number;
  /** Progress of the visit and the desk's note; only for admins. */
  progress?: VisitProgress;
  note?: string;
  /** When the unpaid hold expires; null once paid or released. */
  holdUntil: string | null;
  createdAt: string;
  user: { name: string; email: string; phone: string | null };
  /** Moves an admin can make now; only for admins. */
  moves?: AppointmentMove[];
  /** What the customer can do with the visit now; only for its customer, when visits are read. */
  options?: VisitOptions;
  /** The online payments for the receipt; only when one appointment is read. */
  payments?: PaymentFact[];
  /** What is or was refunded, in the order it was made; likewise, and absent in 0.2.0. */
  refunds?: RefundFact[];
}

/** What a customer pays online, in words: the booking fee alone, or the whole price too. */
export const paidOnlineWord = ({ prepaid }: Pick<Appointment, 'prepaid'>): string =>
  prepaid ? 'payment' : 'booking fee';

/** One page of visits; `next` is null on the last page. */
export interface AppointmentPage {
  appointments: Appointment[];
  next: string | null;
}

/** A visit as a calendar file (RFC 5545) to download. */
export interface VisitCalendar {
  filename: string;
  content: string;
}

/**
 * Response of `init-payhere` (docs/gateway.md). `fields` is the whole checkout form, ready to post to `checkoutUrl`.
 */
export interface PaymentInit {
  merchantId: string;
  orderId: string;
  amount: string;
  currency: string;
  hash: string;
  custom_1: string;
  checkoutUrl: string;
  fields: Record<string, string>;
}

export interface Stylist {
  _id: string;
  name: string;
  skills: string;
  /** URL of the portrait, the same wherever the person is shown; null shows initials. */
  picture: string | null;
}
