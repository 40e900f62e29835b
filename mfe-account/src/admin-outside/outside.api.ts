import type { ChangedVisit, OutsideVisit } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { changeVisit } from '../admin-visit/visit.api.js';
import type { Decision } from './decisions.js';

/**
 * Executes the decision about one visit: one call per visit, so that each succeeds or fails alone. Refused when the
 * visit is elsewhere than shown.
 */
export function sendDecision(of: OutsideVisit, decision: Decision): Promise<ChangedVisit> {
  const { _id: id, date, startTime, stylist } = of;
  const from = { date, startTime, stylistId: stylist._id };
  switch (decision.kind) {
    case 'reassign': {
      const { stylistId } = decision;
      return changeVisit(
        of,
        () => api.post(`/admin/appointments/${id}/reassign`, { stylistId, from }),
        ({ visit }) => visit.status === 'confirmed' && visit.stylist._id === stylistId,
      );
    }
    case 'keep':
      return changeVisit(
        of,
        () => api.post(`/admin/appointments/${id}/keep`),
        ({ history }) => history[0]?.cause?.kind === 'kept_outside_hours',
      );
    case 'move': {
      const to = { date: decision.date, startTime: decision.startTime };
      return changeVisit(
        of,
        () => api.patch(`/appointments/${id}/reschedule`, { ...to, from }),
        ({ visit }) => visit.status === 'confirmed' && visit.date === to.date && visit.startTime === to.startTime,
      );
    }
    case 'cancel':
      return changeVisit(
        of,
        () => api.patch(`/appointments/${id}/status`, { status: 'cancelled', reason: 'outside the hours', from }),
        ({ visit }) => visit.status === 'cancelled',
      );
  }
}
