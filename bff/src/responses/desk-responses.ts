import type {
  ActionList,
  ChangedVisit,
  ClientImport,
  ClientContactChanged,
  CustomerNotes,
  CustomerPage,
  CustomerRecord,
  Dashboard,
  DayClosing,
  DeskCustomer,
  HoursImpact,
  MyDay,
  NoData,
  OpenTasks,
  OutsideVisits,
  PublicHolidays,
  RefundResult,
  RowResult,
  SalonChange,
  SalonDay,
  SalonHours,
  SalonReport,
  SalonWeek,
  UndoneSalonChange,
  Versioned,
  VisitRecord,
} from '@salon/contracts';

/** A change of the salon, which can be undone. */
export interface Changed {
  change: SalonChange;
}

/** Data of the responses for the desk: the day, visits, customers, hours and money. */
export interface DeskResponses {
  'GET /api/admin/dashboard': Dashboard;
  'GET /api/admin/days/{date}': SalonDay;
  'GET /api/admin/weeks/{date}': SalonWeek;
  'GET /api/admin/desk/customers': { customers: DeskCustomer[] };
  'POST /api/admin/desk/visits': ChangedVisit;
  'POST /api/admin/desk/visits/{id}/move': ChangedVisit;
  'POST /api/admin/desk/blocks': Changed;
  'DELETE /api/admin/desk/blocks/{id}': Changed;
  'GET /api/my-day': MyDay;
  'POST /api/my-day/visits/{id}/step': MyDay;
  'POST /api/my-day/acts/{id}/undo': MyDay;
  'GET /api/admin/visits/{reference}': VisitRecord;
  'POST /api/admin/visits/{id}/progress': ChangedVisit;
  'POST /api/admin/visits/{id}/payments': ChangedVisit;
  'POST /api/admin/visits/{id}/cancel': ChangedVisit;
  'PUT /api/admin/visits/{id}/note': ChangedVisit;
  'PUT /api/admin/visits/{id}/lines': ChangedVisit;
  'POST /api/admin/visits/{id}/receipt': NoData;
  'POST /api/admin/appointments/{id}/reassign': ChangedVisit;
  'POST /api/admin/appointments/{id}/keep': ChangedVisit;
  'POST /api/admin/acts/{id}/undo': Pick<ChangedVisit, 'appointment'>;
  'GET /api/admin/actions': ActionList;
  'GET /api/admin/salon-changes': { changes: SalonChange[] };
  'POST /api/admin/salon-changes/{id}/undo': UndoneSalonChange;
  'GET /api/admin/customers': CustomerPage;
  'GET /api/admin/customers/{id}': CustomerRecord;
  'DELETE /api/admin/customers/{id}': NoData;
  'DELETE /api/admin/customers/{id}/sessions': { ended: number };
  'POST /api/admin/customers/code': NoData;
  'POST /api/admin/customers/{id}/merge': Changed;
  'PUT /api/admin/customers/{id}/contact': ClientContactChanged;
  'POST /api/admin/client-changes/{id}/undo': ClientContactChanged;
  'PUT /api/admin/customers/{id}/notes': Changed & { notes: Versioned<CustomerNotes> };
  'GET /api/admin/client-imports': { imports: ClientImport[] };
  'POST /api/admin/client-imports': { import: ClientImport };
  'POST /api/admin/client-imports/check': { results: RowResult[] };
  'POST /api/admin/client-imports/{id}/rows': { results: RowResult[] };
  'POST /api/admin/client-imports/{id}/undo': { import: ClientImport };
  'GET /api/admin/hours': SalonHours;
  'PUT /api/admin/hours': Changed;
  'POST /api/admin/hours/impact': HoursImpact;
  'GET /api/admin/hours/holidays': PublicHolidays;
  'GET /api/admin/outside-hours': OutsideVisits;
  'GET /api/admin/tasks': OpenTasks;
  'GET /api/admin/close/{date}': DayClosing;
  'POST /api/admin/close/{date}': DayClosing;
  'POST /api/admin/close/{date}/reopen': DayClosing;
  'GET /api/admin/reports': SalonReport;
  'POST /api/admin/notices/{id}/review': Changed;
  'POST /api/admin/mails/{id}/send': NoData;
  'POST /api/admin/refunds/{id}/send': RefundResult;
  'POST /api/admin/refunds/{id}/settle': RefundResult;
}
