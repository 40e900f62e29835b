import type { BlockedTime, Cart, ConfirmBy, DeskEvent, Failure, FreePlace, StaffMember } from '@salon/contracts';
import type { SiteHealth } from '../health/health.rules.js';
import type { AccountBodies, AccountResponses } from './account-responses.js';
import type { BookingResponses } from './booking-responses.js';
import type { CatalogResponses } from './catalog-responses.js';
import type { DeskResponses } from './desk-responses.js';
import type { SalonResponses } from './salon-responses.js';

/** Data of the success responses. */
interface DataByCall extends AccountResponses, BookingResponses, CatalogResponses, DeskResponses, SalonResponses {}

/** Bodies of the success responses that are more, or less, than `{ status, message, data }`. */
interface BodyByCall extends AccountBodies {
  /** The data of one event of the stream. */
  'GET /api/admin/stream': DeskEvent;
  /** A file. */
  'POST /api/admin/export': unknown;
  'POST /api/client-reports': unknown;
  'POST /api/csp-reports': unknown;
  'GET /api/health': SiteHealth;
  'GET /api/health/live': { status: string };
}

interface Body<Data> {
  status: 'success';
  message?: string;
  data: Data;
}

/**
 * Data of a refusal for the next try: the current cart, the remaining times, free places for the desk, the current
 * state of a person or item that another user changed, or the ways to confirm.
 */
interface RetryData {
  cart?: Cart;
  availableSlots?: string[];
  blocked?: BlockedTime[];
  places?: FreePlace[];
  person?: StaffMember;
  confirmBy?: ConfirmBy;
  current?: unknown;
}

type Calls = { [Call in keyof DataByCall]: Body<DataByCall[Call]> } & BodyByCall;

/** All that the API may answer (threat T48). The build makes JSON schemas of it (`bff/response-schemas.mjs`). */
export interface Responses {
  calls: Calls;
  refusal: Omit<Failure, 'data'> & { data?: RetryData };
}
