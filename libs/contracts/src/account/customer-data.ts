import type { AppointmentStatus, AttemptState } from '../booking/states.js';
import type { RefundState } from '../booking/admin-actions.js';
import type { PaymentMeans } from '../booking/payment-means.js';
import type { VisitMailKind } from '../desk/visit-record.js';
import { isUuid } from '../fields.js';
import { refuse } from '../refusals/refuse.js';

/** The name in the visits of a customer whose data was deleted. */
export const FORMER_CUSTOMER = 'Former customer';

/** A payment of a visit, at the time when it was begun; `amount` in LKR, negative when it goes back. */
export interface PaymentData {
  at: string;
  means: 'online' | 'refund' | PaymentMeans;
  state: AttemptState | RefundState | 'taken' | 'taken_back';
  amount: number;
}

/** A visit as its customer downloads it: without what staff write for staff. Money in LKR. */
export interface VisitData {
  reference: string;
  status: AppointmentStatus;
  /** Salon day and wall clock. */
  date: string;
  startTime: string;
  endTime: string;
  stylist: string;
  services: { title: string; quantity: number; price: number }[];
  /** Title of the special offer. */
  offer: string | null;
  servicesTotal: number;
  bookingFee: number;
  payments: PaymentData[];
  name: string;
  email: string;
  phone: string | null;
  bookedAt: string;
}

/** What the booking service holds about a customer. */
export interface BookingData {
  visits: VisitData[];
  cart: { services: { title: string; quantity: number }[]; offer: string | null };
  mails: { kind: VisitMailKind; at: string; sentAt: string | null }[];
}

/** What the catalog holds about a customer. */
export interface CatalogData {
  reviews: { rating: number; comment: string; at: string; name: string; picture: string | null; hidden: boolean }[];
  messages: { at: string; name: string; email: string; message: string; answeredAt: string | null }[];
}

/** What the account service holds about a customer, without secrets and their hashes. Instants ISO 8601. */
export interface AccountData {
  profile: {
    name: string;
    email: string;
    phone: string | null;
    address: string | null;
    city: string | null;
    profileImage: string | null;
    googleId: string | null;
  };
  since: string;
  verifiedSince: string | null;
  secondFactorSince: string | null;
  sessions: { device: string; since: string; lastSeen: string }[];
  networks: { network: string; lastSeen: string }[];
  /** Sign-ins and changes of the account, newest first; null for what the salon did. */
  records: { at: string; event: string; bySalon: boolean; network: string | null; device: string | null }[];
  /** Uploaded pictures, by URL. */
  pictures: string[];
  mails: { kind: string; at: string; sentAt: string | null }[];
  /** What the salon noted of this e-mail address before it had an account. */
  client: { name: string; phone: string | null; city: string; since: string } | null;
}

/** What the salon holds about a customer: the file that they download (decision A19). */
export interface CustomerData {
  account: AccountData;
  booking: BookingData;
  catalog: CatalogData;
}

/** All ids and e-mail addresses under which the services store one person. */
export interface PersonKeys {
  ids: string[];
  emails: string[];
}

/** @throws DomainError `invalid` for anything else than `PersonKeys` with this id */
export function personKeysOf(body: unknown, id: string): PersonKeys {
  const { ids, emails } = (body ?? {}) as Record<string, unknown>;
  const isPerson = Array.isArray(ids) && ids.includes(id) && ids.every(isUuid);
  if (!isPerson || !Array.isArray(emails) || !emails.every((each) => typeof each === 'string'))
    throw refuse('INVALID', { params: { reason: 'request' }, field: 'ids' });
  return { ids, emails };
}
