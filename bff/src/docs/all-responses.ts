import { ACCOUNT_RESPONSES } from '../responses/account-responses.js';
import { ADMIN_ACTION_RESPONSES } from '../responses/admin-action-responses.js';
import { BOOKING_RESPONSES } from '../responses/booking-responses.js';
import { CATALOG_RESPONSES } from '../responses/catalog-responses.js';
import { CONTENT_RESPONSES } from '../responses/content-responses.js';
import { CUSTOMER_RESPONSES } from '../responses/customer-responses.js';
import { DAY_RESPONSES } from '../responses/day-responses.js';
import { HOURS_RESPONSES } from '../responses/hours-responses.js';
import { IMPORT_RESPONSES } from '../responses/import-responses.js';
import { MONEY_RESPONSES } from '../responses/money-responses.js';
import { PLATFORM_RESPONSES } from '../responses/platform-responses.js';
import { SALON_RESPONSES } from '../responses/salon-responses.js';
import { SITE_RESPONSES } from '../responses/site-responses.js';
import { STAFF_RESPONSES } from '../responses/staff-responses.js';
import { VISIT_RESPONSES } from '../responses/visit-responses.js';
import type { Responses } from '../responses/schema.rules.js';

/**
 * The success response of each API call, and nothing else (threat T48). A new call needs a row in the table of its
 * area.
 */
export const ALL_RESPONSES: Responses = {
  ...ACCOUNT_RESPONSES,
  ...ADMIN_ACTION_RESPONSES,
  ...BOOKING_RESPONSES,
  ...CATALOG_RESPONSES,
  ...CONTENT_RESPONSES,
  ...CUSTOMER_RESPONSES,
  ...DAY_RESPONSES,
  ...HOURS_RESPONSES,
  ...IMPORT_RESPONSES,
  ...MONEY_RESPONSES,
  ...PLATFORM_RESPONSES,
  ...SALON_RESPONSES,
  ...SITE_RESPONSES,
  ...STAFF_RESPONSES,
  ...VISIT_RESPONSES,
};
