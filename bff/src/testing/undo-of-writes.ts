import type { Permission } from '@salon/contracts';

/**
 * How a call of the staff can be taken back: by another call, or not at all, which its screen says before the press.
 * `screen` is the file with these words, from the repository's root.
 */
export type Undo = { by: string } | { saysFirst: string; screen: string };

const SALON: Undo = { by: 'POST /api/admin/salon-changes/{id}/undo' };
const VISIT: Undo = { by: 'POST /api/admin/acts/{id}/undo' };
const CONTENT: Undo = { by: 'POST /api/admin/content-acts/{id}/undo' };
const MY_DAY: Undo = { by: 'POST /api/my-day/acts/{id}/undo' };

/** Calls of customers that staff make, too: of any visit, with this permission. */
export const OF_STAFF_TOO: Readonly<Record<string, Permission>> = {
  'PATCH /api/appointments/{id}/cancel': 'desk',
  'PATCH /api/appointments/{id}/reschedule': 'desk',
};

/** Every call by which staff change something, with its undo. A new call needs a row here. */
export const UNDO_OF_WRITES: Readonly<Record<string, Undo>> = {
  'PATCH /api/appointments/{id}/status': VISIT,
  'PATCH /api/appointments/{id}/cancel': VISIT,
  'PATCH /api/appointments/{id}/reschedule': VISIT,
  'POST /api/admin/appointments/{id}/reassign': VISIT,
  'POST /api/admin/appointments/{id}/keep': VISIT,
  'POST /api/admin/desk/visits': VISIT,
  'POST /api/admin/desk/visits/{id}/move': VISIT,
  'POST /api/admin/visits/{id}/progress': VISIT,
  'POST /api/admin/visits/{id}/payments': VISIT,
  'POST /api/admin/visits/{id}/cancel': VISIT,
  'PUT /api/admin/visits/{id}/note': VISIT,
  'PUT /api/admin/visits/{id}/lines': VISIT,
  'POST /api/my-day/visits/{id}/step': MY_DAY,
  'POST /api/admin/visits/{id}/receipt': {
    saysFirst: 'A mail cannot be taken back.',
    screen: 'mfe-account/src/admin-visit/receipt.tsx',
  },
  'POST /api/admin/refunds/{id}/settle': VISIT,
  'POST /api/admin/refunds/{id}/send': {
    saysFirst: 'A refund sent to the gateway cannot be taken back',
    screen: 'libs/contracts/src/refusals/visits.ts',
  },
  'POST /api/admin/notices/{id}/review': SALON,
  'POST /api/admin/close/{date}': SALON,
  'POST /api/admin/close/{date}/reopen': SALON,
  'POST /api/admin/messages/{id}/answer': { by: 'POST /api/admin/messages/{id}/reopen' },
  'POST /api/admin/messages/{id}/reopen': { by: 'POST /api/admin/messages/{id}/answer' },
  'POST /api/admin/mails/{id}/send': {
    saysFirst: 'it cannot be taken back.',
    screen: 'mfe-account/src/admin-tasks/mail-task.tsx',
  },

  'POST /api/admin/customers/code': {
    saysFirst: 'A mail cannot be taken back.',
    screen: 'mfe-account/src/admin-customers/resend-code.tsx',
  },
  'POST /api/admin/customers/{id}/merge': SALON,
  'PUT /api/admin/customers/{id}/notes': SALON,
  'PUT /api/admin/customers/{id}/contact': { by: 'POST /api/admin/client-changes/{id}/undo' },
  'DELETE /api/admin/customers/{id}': {
    saysFirst: 'This cannot be undone.',
    screen: 'mfe-account/src/admin-customers/delete-customer.tsx',
  },
  'DELETE /api/admin/customers/{id}/sessions': {
    saysFirst: 'It cannot be undone.',
    screen: 'mfe-account/src/admin-customers/sign-out-customer.tsx',
  },
  'POST /api/admin/client-imports': { by: 'POST /api/admin/client-imports/{id}/undo' },
  'POST /api/admin/client-imports/{id}/rows': { by: 'POST /api/admin/client-imports/{id}/undo' },
  'POST /api/admin/service-imports/rows': { by: 'POST /api/admin/service-imports/undo' },

  'PUT /api/admin/hours': SALON,
  'POST /api/admin/desk/blocks': SALON,
  'DELETE /api/admin/desk/blocks/{id}': SALON,
  'POST /api/admin/stylists': SALON,
  'PUT /api/admin/stylists/order': SALON,
  'PATCH /api/admin/stylists/{id}': SALON,
  'POST /api/admin/stylists/{id}/archive': SALON,
  'POST /api/admin/stylists/{id}/restore': SALON,
  'PUT /api/admin/policy': SALON,
  'POST /api/admin/setup/open': SALON,
  'PUT /api/admin/setup/zone': { by: 'PUT /api/admin/setup/zone' },
  'POST /api/admin/setup/example-menu': {
    saysFirst: 'It cannot be taken back as a whole',
    screen: 'mfe-account/src/admin-setup/setup-steps.rules.ts',
  },

  'POST /api/special-offers': CONTENT,
  'PATCH /api/special-offers/{id}': CONTENT,
  'DELETE /api/special-offers/{id}': CONTENT,
  'POST /api/special-offers/{id}/restore': CONTENT,
  'POST /api/admin/content/{kind}': CONTENT,
  'PATCH /api/admin/content/{kind}/{id}': CONTENT,
  'POST /api/admin/content/{kind}/{id}/archive': CONTENT,
  'POST /api/admin/content/{kind}/{id}/restore': CONTENT,
  'PUT /api/admin/content/{kind}/order': CONTENT,
  'POST /api/admin/reviews/{id}/hide': CONTENT,
  'POST /api/admin/reviews/{id}/unhide': CONTENT,

  'PATCH /api/admin/staff/{id}': { by: 'POST /api/admin/staff-acts/{id}/undo' },
  'POST /api/admin/invitations': { by: 'DELETE /api/admin/invitations/{id}' },
  'DELETE /api/admin/invitations/{id}': {
    saysFirst: 'This cannot be undone',
    screen: 'mfe-account/src/admin-invitations/invitation-row.tsx',
  },
  'POST /api/admin/export': {
    saysFirst: 'A download cannot be undone',
    screen: 'mfe-account/src/admin-export/export-page.tsx',
  },
  'POST /api/admin/ops/{part}/retry': {
    saysFirst: 'A job that has run again cannot be taken back.',
    screen: 'libs/contracts/src/admin/ops.ts',
  },
};

/**
 * Calls of staff that are no GET but change nothing for anybody: checks, previews, and pictures that no item has yet.
 */
export const NO_CHANGE: readonly string[] = [
  'POST /api/admin/client-imports/check',
  'POST /api/admin/service-imports/check',
  'POST /api/admin/hours/impact',
  'POST /api/admin/setup/checks/{name}',
  'POST /api/admin/content-pictures',
];
