import type { SalonDay } from '@salon/contracts';
import { atDesk, confirmed } from './fixtures.js';

export const DATE = '2026-11-26';
/** A past day with one visit of Ama Silva with Dilani, at ten. */
export const oneVisitDay: SalonDay = {
  date: DATE,
  today: '2026-11-27',
  closed: null,
  stylists: [{ _id: 'd', name: 'Dilani', picture: null, shifts: [{ start: '09:00', end: '18:00' }], away: [] }],
  visits: [
    {
      ...confirmed,
      ...atDesk,
      date: DATE,
      startTime: '10:00',
      endTime: '11:00',
      stylist: { _id: 'd', name: 'Dilani' },
      user: { ...confirmed.user, name: 'Ama Silva' },
    },
  ],
  cancelled: 0,
};
