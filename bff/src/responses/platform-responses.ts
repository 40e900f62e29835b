import type { BlockedTime, Cart, ConfirmBy, Failure, FreePlace, StaffMember } from '@salon/contracts';
import type { PartHealth, SiteHealth } from '../health/health.rules.js';
import { BLOCKED, CART } from './booking-responses.js';
import { ANYTHING, listOf, object, type Responses, shape, tableOf, TEXT } from './schema.rules.js';
import { STAFF_MEMBER } from './staff-responses.js';

const HEALTH = shape<SiteHealth>({
  status: TEXT,
  services: tableOf(shape<PartHealth>({ status: TEXT, checks: tableOf(TEXT) })),
});

/**
 * Data of a refusal for the next try: the current cart, the remaining times, free places for the desk, the current
 * state of a person or item that another user changed, or the ways to confirm.
 */
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

export const PLATFORM_RESPONSES: Responses = {
  'POST /api/client-reports': {},
  'POST /api/csp-reports': {},
  'GET /api/health': HEALTH,
  'GET /api/health/live': object({ status: TEXT }),
};
