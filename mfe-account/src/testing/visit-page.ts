import { screen } from '@testing-library/react';
import type { AdminAction, Appointment, VisitEvent, VisitRecord } from '@salon/contracts';
import { admin, confirmed, visitRecord } from './fixtures.js';
import { accountSalon, open } from './open.js';

const PATH = '/admin/visits/ARL-261205-0007';
export const GET = 'GET /admin/visits/ARL-261205-0007';
export const AT = '2026-12-05T04:10:00.000Z';
export const visit: Appointment = {
  ...confirmed,
  user: { name: 'Ama Silva', email: 'ama@example.lk', phone: '0771234567' },
  moves: [
    { to: 'completed', undoable: true },
    { to: 'cancelled', undoable: true },
  ],
};
export const act: AdminAction = {
  id: 'act1',
  kind: 'desk_payment',
  at: AT,
  admin: { _id: 'u1', name: 'Nimal' },
  appointment: { _id: 'a2', appointmentId: 'ARL-261205-0007', customerName: 'Ama Silva' },
  from: 'confirmed',
  to: 'confirmed',
  undoneAt: null,
  undoable: true,
  undoableUntil: '2026-12-06T04:10:00.000Z',
};
export const event: VisitEvent = {
  at: AT,
  actor: 'admin',
  by: 'Nimal',
  from: 'confirmed',
  to: 'confirmed',
  cause: { kind: 'desk_payment', amountCents: 50_000, means: 'cash' },
  words: null,
  reason: 'LKR 500.00 paid at the desk: cash',
};
/** The action that a change has recorded. */
export const recorded = { id: 'act2', undoable: true, undoableUntil: '2026-12-06T04:10:00.000Z' };

/** The page of a visit, with its fake salon. */
export function openVisit(record: Partial<VisitRecord> = {}, replies = {}) {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [GET]: visitRecord({ visit, ...record }),
    'POST /admin/visits/a2/payments': { appointment: visit, act: recorded },
    'POST /admin/visits/a2/progress': { appointment: visit, act: recorded },
    'POST /admin/visits/a2/cancel': { appointment: visit, act: recorded },
    'PUT /admin/visits/a2/note': { appointment: visit, act: recorded },
    'POST /admin/visits/a2/receipt': {},
    'PUT /admin/visits/a2/lines': { appointment: visit, act: recorded },
    'GET /services/get-services': { services: [{ _id: 's6', title: 'Gel manicure', price: 2500, averageTime: 30 }] },
    'PATCH /appointments/a2/status': { appointment: visit, act: recorded },
    'POST /admin/acts/act1/undo': { appointment: visit },
    'POST /admin/acts/act2/undo': { appointment: visit },
    ...replies,
  });
  open(PATH, { signedIn: true });
  return salon;
}
/** What was sent. */
export const bodies = (salon: ReturnType<typeof openVisit>, call: string) =>
  salon.callsTo(call).map(({ body }) => body);
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
