import type {
  Customer,
  CustomerDetails,
  CustomerMerged,
  CustomerNotes,
  CustomerRecord,
  CustomerVisit,
  CustomerVisits,
  ListedCustomer,
  Versioned,
} from '@salon/contracts';
import { SALON_CHANGE } from './admin-action-responses.js';
import { listOf, NUMBER, ok, orNull, type Responses, shape, TEXT, YES_NO } from './schema.rules.js';

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
  customer: orNull(shape<CustomerDetails>({ ...customer, since: TEXT, ids: listOf(TEXT) })),
  history: orNull(history),
  alsoKnownAs: listOf(CUSTOMER),
});

export const CUSTOMER_RESPONSES: Responses = {
  'GET /api/admin/customers': ok({ customers: listOf(LISTED_CUSTOMER), next: orNull(TEXT) }),
  'GET /api/admin/customers/{id}': ok(CUSTOMER_RECORD.properties),
  'DELETE /api/admin/customers/{id}/sessions': ok({ ended: NUMBER }),
  'POST /api/admin/customers/code': ok(),
  'POST /api/admin/customers/{id}/merge': ok({ change: SALON_CHANGE }),
  'PUT /api/admin/customers/{id}/notes': ok({ notes: VERSIONED_NOTES, change: SALON_CHANGE }),
  'POST /api/admin/customer-changes/{id}/undo': ok({ change: SALON_CHANGE }),
};
