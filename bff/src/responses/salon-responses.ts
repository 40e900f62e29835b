import type {
  AdminStylist,
  ExportSize,
  NoData,
  Ops,
  Policy,
  PolicyChanged,
  Setup,
  SetupCheck,
  Stylist,
  StylistVisit,
  Versioned,
} from '@salon/contracts';
import type { Changed } from './desk-responses.js';

type ChangedStylist = Changed & { stylist: AdminStylist };

/** Data of the responses about the salon itself: stylists, policy, setup, export and the state of the services. */
export interface SalonResponses {
  'GET /api/stylists': { stylists: Stylist[] };
  'GET /api/admin/stylists': { stylists: AdminStylist[] };
  'GET /api/admin/stylists/{id}/visits': { visits: StylistVisit[] };
  'POST /api/admin/stylists': ChangedStylist;
  'PUT /api/admin/stylists/order': Changed;
  'PATCH /api/admin/stylists/{id}': ChangedStylist;
  'POST /api/admin/stylists/{id}/archive': ChangedStylist;
  'POST /api/admin/stylists/{id}/restore': ChangedStylist;
  'GET /api/admin/policy': { policy: Versioned<Policy> };
  'PUT /api/admin/policy': PolicyChanged;
  'GET /api/admin/setup': { setup: Setup };
  'POST /api/admin/setup/example-menu': NoData;
  'POST /api/admin/setup/checks/{name}': { check: SetupCheck };
  'PUT /api/admin/setup/zone': NoData;
  'POST /api/admin/setup/open': Changed;
  'GET /api/admin/export': { size: ExportSize };
  'GET /api/admin/ops': Ops;
  'POST /api/admin/ops/{part}/retry': { retried: number };
}
