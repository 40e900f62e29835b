import {
  type HoursImpact,
  messages,
  type OutsideVisit,
  type SalonChange,
  type SalonHours,
  type WorkWeek,
} from '@salon/contracts';
import type { Reply } from '@salon/testing/fake-salon';
import { admin } from './fixtures.js';
import { accountSalon } from './open.js';

const nine = { start: '09:00', end: '18:00', breaks: [{ start: '13:00', end: '14:00' }] };
export const WEEK: WorkWeek = [null, nine, nine, nine, nine, nine, nine];
export const DILANI = '11111111-1111-4111-8111-111111111111';
export const NADEESHA = '22222222-2222-4222-8222-222222222222';

const plan = (stylistId: string | null) => ({ stylistId, validFrom: '1970-01-01', week: WEEK, version: 'v0' });

export const hours: SalonHours = {
  today: '2026-11-23',
  plans: [plan(null)],
  stylists: [
    {
      _id: DILANI,
      name: 'Dilani Perera',
      picture: null,
      plans: [plan(DILANI), { ...plan(DILANI), validFrom: '2027-01-01', version: 'v1' }],
      exceptions: [
        {
          _id: 'e1',
          stylistId: DILANI,
          kind: 'leave',
          from: '2026-11-26',
          to: '2026-11-27',
          hours: null,
          note: 'Wedding',
          version: 'v2',
        },
      ],
    },
    { _id: NADEESHA, name: 'Nadeesha Silva', picture: null, plans: [plan(NADEESHA)], exceptions: [] },
  ],
  closures: [{ day: '2026-12-25', reason: 'Christmas Day', version: 'v3' }],
};

const stylist = { _id: DILANI, name: 'Dilani Perera' };
export const outside: OutsideVisit = {
  _id: 'a1',
  appointmentId: 'ARL-261120-0001',
  date: '2026-11-24',
  startTime: '10:00',
  endTime: '11:00',
  customerName: 'Nimali Fernando',
  customerEmail: 'nimali@example.test',
  stylist,
  services: ['Haircut'],
  refund: 1000,
  why: 'Dilani Perera is away on this day',
  canTake: [{ _id: NADEESHA, name: 'Nadeesha Silva' }],
  otherTimes: [{ date: '2026-11-25', time: '10:00', stylist }],
};

export const impact = (...visits: OutsideVisit[]): HoursImpact => ({ visits, total: visits.length, warnings: [] });
export const change: SalonChange = {
  _id: 'c1',
  kind: 'create',
  subject: 'exception',
  subjectId: 'e2',
  title: 'Leave of Dilani Perera, 24 November 2026',
  by: 'Nadeesha',
  at: '2026-11-23T03:00:00.000Z',
  undoUntil: '2026-11-24T03:00:00.000Z',
  undone: false,
  undoLeaves: messages.undoLeavesVisits,
};
export const decided = { appointment: { _id: 'a1' }, act: { id: 'act1', undoable: true, undoableUntil: 'x' } };

/** The admin's salon with two stylists, leave and a closed day. */
export const hoursSalon = (replies: Record<string, Reply> = {}) =>
  accountSalon({
    'GET /auth/me': { user: admin },
    'GET /admin/hours': hours,
    'GET /admin/outside-hours': { visits: [], total: 0 },
    'GET /admin/salon-changes?subjects=plan,exception,closure': { changes: [] },
    'POST /admin/hours/impact': impact(),
    'PUT /admin/hours': { change },
    ...replies,
  });
