import type {
  AccountData,
  BookingData,
  CatalogData,
  Customer,
  CustomerDetails,
  CustomerMerged,
  CustomerNotes,
  CustomerRecord,
  CustomerVisit,
  CustomerVisits,
  ListedCustomer,
  PaymentData,
  Versioned,
  VisitData,
} from '@salon/contracts';
import { SALON_CHANGE } from './admin-action-responses.js';
import { listOf, NUMBER, object, ok, orNull, type Responses, shape, TEXT, YES_NO } from './schema.rules.js';

const notes = { allergies: TEXT, preferences: TEXT, notes: TEXT, blocked: TEXT, prepay: TEXT };

export const CUSTOMER_NOTES_SHAPE = shape<CustomerNotes>(notes);

const VERSIONED_NOTES = shape<Versioned<CustomerNotes>>({ ...notes, version: TEXT });

const customer = {
  _id: TEXT,
  name: TEXT,
  email: TEXT,
  phone: TEXT,
  city: TEXT,
  notes: TEXT,
  hasAccount: YES_NO,
};

const CUSTOMER = shape<Customer>(customer);

const LISTED_CUSTOMER = shape<ListedCustomer>({
  ...customer,
  into: shape<CustomerMerged['into']>({ _id: TEXT, name: TEXT }),
});

const visit = shape<CustomerVisit>({
  appointmentId: TEXT,
  status: TEXT,
  isComing: YES_NO,
  date: TEXT,
  startTime: TEXT,
  stylist: TEXT,
  services: listOf(TEXT),
  owed: NUMBER,
});

const history = shape<CustomerVisits>({
  visits: listOf(visit),
  total: NUMBER,
  completed: NUMBER,
  noShows: NUMBER,
  lateCancellations: NUMBER,
  refundsDue: NUMBER,
  notPaid: NUMBER,
  notes: VERSIONED_NOTES,
  merged: listOf(TEXT),
  into: orNull(shape<CustomerMerged['into']>({ _id: TEXT, name: TEXT })),
});

/** The part of a service that is down is null. */
const CUSTOMER_RECORD = shape<CustomerRecord>({
  customer: orNull(shape<CustomerDetails>({ ...customer, since: TEXT, ids: listOf(TEXT), isStaff: YES_NO })),
  history: orNull(history),
  alsoKnownAs: listOf(CUSTOMER),
});

const ACCOUNT_DATA = shape<AccountData>({
  profile: shape<AccountData['profile']>({
    name: TEXT,
    email: TEXT,
    phone: orNull(TEXT),
    address: orNull(TEXT),
    city: orNull(TEXT),
    profileImage: orNull(TEXT),
    googleId: orNull(TEXT),
  }),
  since: TEXT,
  verifiedSince: orNull(TEXT),
  secondFactorSince: orNull(TEXT),
  sessions: listOf(shape<AccountData['sessions'][number]>({ device: TEXT, since: TEXT, lastSeen: TEXT })),
  networks: listOf(shape<AccountData['networks'][number]>({ network: TEXT, lastSeen: TEXT })),
  records: listOf(
    shape<AccountData['records'][number]>({
      at: TEXT,
      event: TEXT,
      bySalon: YES_NO,
      network: orNull(TEXT),
      device: orNull(TEXT),
    }),
  ),
  pictures: listOf(TEXT),
  mails: listOf(shape<AccountData['mails'][number]>({ kind: TEXT, at: TEXT, sentAt: orNull(TEXT) })),
  client: orNull(
    shape<NonNullable<AccountData['client']>>({ name: TEXT, phone: orNull(TEXT), city: TEXT, since: TEXT }),
  ),
});

const VISIT_DATA = shape<VisitData>({
  reference: TEXT,
  status: TEXT,
  date: TEXT,
  startTime: TEXT,
  endTime: TEXT,
  stylist: TEXT,
  services: listOf(shape<VisitData['services'][number]>({ title: TEXT, quantity: NUMBER, price: NUMBER })),
  offer: orNull(TEXT),
  servicesTotal: NUMBER,
  bookingFee: NUMBER,
  payments: listOf(shape<PaymentData>({ at: TEXT, means: TEXT, state: TEXT, amount: NUMBER })),
  name: TEXT,
  email: TEXT,
  phone: orNull(TEXT),
  bookedAt: TEXT,
});

const BOOKING_DATA = shape<BookingData>({
  visits: listOf(VISIT_DATA),
  cart: shape<BookingData['cart']>({
    services: listOf(shape<BookingData['cart']['services'][number]>({ title: TEXT, quantity: NUMBER })),
    offer: orNull(TEXT),
  }),
  mails: listOf(shape<BookingData['mails'][number]>({ kind: TEXT, at: TEXT, sentAt: orNull(TEXT) })),
});

const CATALOG_DATA = shape<CatalogData>({
  reviews: listOf(
    shape<CatalogData['reviews'][number]>({
      rating: NUMBER,
      comment: TEXT,
      at: TEXT,
      name: TEXT,
      picture: orNull(TEXT),
      hidden: YES_NO,
    }),
  ),
  messages: listOf(
    shape<CatalogData['messages'][number]>({
      at: TEXT,
      name: TEXT,
      email: TEXT,
      message: TEXT,
      answeredAt: orNull(TEXT),
    }),
  ),
});

export const CUSTOMER_RESPONSES: Responses = {
  'GET /api/admin/customers': ok({ customers: listOf(LISTED_CUSTOMER), next: orNull(TEXT) }),
  'GET /api/admin/customers/{id}': ok(CUSTOMER_RECORD.properties),
  'DELETE /api/admin/customers/{id}': ok(),
  'DELETE /api/admin/customers/{id}/sessions': ok({ ended: NUMBER }),
  'POST /api/admin/customers/code': ok(),
  'POST /api/admin/customers/{id}/merge': ok({ change: SALON_CHANGE }),
  'PUT /api/admin/customers/{id}/notes': ok({ notes: VERSIONED_NOTES, change: SALON_CHANGE }),
  'POST /api/admin/customer-changes/{id}/undo': ok({ change: SALON_CHANGE }),
  /** A file: not wrapped as `data`. */
  'GET /api/users/me/data': object({ account: ACCOUNT_DATA, booking: BOOKING_DATA, catalog: CATALOG_DATA }),
  'DELETE /api/users/me': ok(),
};
