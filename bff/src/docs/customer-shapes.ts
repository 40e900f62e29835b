import type {
  Customer,
  CustomerDetails,
  CustomerMerged,
  CustomerRecord,
  CustomerVisit,
  CustomerVisits,
  ListedCustomer,
} from '@salon/contracts';
import { VERSIONED_NOTES } from './record-shapes.js';
import { listOf, NUMBER, orNull, shape, TEXT, YES_NO } from './schema.rules.js';

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

export const LISTED_CUSTOMER = shape<ListedCustomer>({
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

/** A part whose service is down is null. */
export const CUSTOMER_RECORD = shape<CustomerRecord>({
  customer: orNull(shape<CustomerDetails>({ ...customer, since: TEXT, ids: listOf(TEXT) })),
  history: orNull(history),
  alsoKnownAs: listOf(CUSTOMER),
});
