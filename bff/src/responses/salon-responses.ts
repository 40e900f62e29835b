import type {
  AdminStylist,
  DeadJob,
  DeployedApp,
  EdgeState,
  ExportSize,
  JobQueue,
  Ops,
  OpsPart,
  Policy,
  QueueTask,
  Setup,
  SetupCheck,
  StylistVisit,
  Versioned,
} from '@salon/contracts';
import { SALON_CHANGE } from './admin-action-responses.js';
import {
  ANYTHING,
  listOf,
  NUMBER,
  object,
  ok,
  orNull,
  type Responses,
  shape,
  tableOf,
  TEXT,
  YES_NO,
} from './schema.rules.js';
import { POLICY_SHAPE } from './site-responses.js';

const SETUP_CHECK = shape<SetupCheck>({ name: TEXT, isOk: YES_NO, said: listOf(TEXT), at: TEXT });

const SETUP = shape<Setup>({
  isOpen: YES_NO,
  zone: TEXT,
  isBooked: YES_NO,
  stylists: NUMBER,
  working: NUMBER,
  checks: listOf(SETUP_CHECK),
  services: NUMBER,
  categories: NUMBER,
  missing: listOf(TEXT),
});

const VERSIONED_POLICY = shape<Versioned<Policy>>({ ...POLICY_SHAPE, version: TEXT });

const ADMIN_STYLIST = shape<AdminStylist>({
  _id: TEXT,
  name: TEXT,
  skills: TEXT,
  picture: orNull(TEXT),
  serviceIds: orNull(listOf(TEXT)),
  accountEmail: TEXT,
  archived: YES_NO,
  visits: NUMBER,
  hasHours: YES_NO,
  version: TEXT,
});

const STYLIST_VISIT = shape<StylistVisit>({
  _id: TEXT,
  appointmentId: TEXT,
  date: TEXT,
  startTime: TEXT,
  customerName: TEXT,
  serviceIds: listOf(TEXT),
});

const EXPORT_SIZE = shape<ExportSize>({
  customers: NUMBER,
  visits: NUMBER,
  services: NUMBER,
  pictures: NUMBER,
  rows: NUMBER,
  bytes: NUMBER,
});

const task = shape<QueueTask>({ task: TEXT, due: NUMBER, later: NUMBER, dead: NUMBER, oldestSeconds: NUMBER });

const deadJob = shape<DeadJob>({
  _id: TEXT,
  task: TEXT,
  firstGivenUpAt: TEXT,
  givenUpAt: TEXT,
  tries: NUMBER,
  retries: NUMBER,
  error: TEXT,
});

const OPS_PART = shape<OpsPart>({
  name: TEXT,
  status: TEXT,
  checks: tableOf(TEXT),
  version: orNull(TEXT),
  startedAt: orNull(TEXT),
  queue: orNull(shape<JobQueue>({ asOf: TEXT, tasks: listOf(task), dead: listOf(deadJob) })),
});

const DEPLOYED_APP = shape<DeployedApp>({
  name: TEXT,
  version: orNull(TEXT),
  candidate: orNull(object({ version: TEXT, percent: NUMBER })),
  problem: orNull(TEXT),
});

const EDGE = shape<EdgeState>({ version: TEXT, startedAt: TEXT, apps: listOf(DEPLOYED_APP) });

const stylist = ok({ stylist: ADMIN_STYLIST, change: SALON_CHANGE });

export const SALON_RESPONSES: Responses = {
  'GET /api/admin/stylists': ok({ stylists: listOf(ADMIN_STYLIST) }),
  'GET /api/admin/stylists/{id}/visits': ok({ visits: listOf(STYLIST_VISIT) }),
  'POST /api/admin/stylists': stylist,
  'PUT /api/admin/stylists/order': ok({ change: SALON_CHANGE }),
  'PATCH /api/admin/stylists/{id}': stylist,
  'POST /api/admin/stylists/{id}/archive': stylist,
  'POST /api/admin/stylists/{id}/restore': stylist,
  'GET /api/admin/export': ok({ size: EXPORT_SIZE }),
  // A file.
  'POST /api/admin/export': ANYTHING,
  'GET /api/admin/ops': ok(shape<Ops>({ parts: listOf(OPS_PART), edge: EDGE }).properties),
  'POST /api/admin/ops/{part}/retry': ok({ retried: NUMBER }),
  'GET /api/admin/setup': ok({ setup: SETUP }),
  'POST /api/admin/setup/example-menu': ok(),
  'POST /api/admin/setup/checks/{name}': ok({ check: SETUP_CHECK }),
  'PUT /api/admin/setup/zone': ok(),
  'POST /api/admin/setup/open': ok({ change: SALON_CHANGE }),
  'GET /api/admin/policy': ok({ policy: VERSIONED_POLICY }),
  'PUT /api/admin/policy': ok({ policy: VERSIONED_POLICY, change: SALON_CHANGE }),
};
