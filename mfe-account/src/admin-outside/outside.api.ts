import type { RecordedVisitChange } from '@salon/contracts';
import { api } from '@salon/web-kit';
import type { Decision } from './decisions.js';

/** Executes the decision about one visit: one call per visit, so that each succeeds or fails alone. */
export async function sendDecision(id: string, decision: Decision): Promise<RecordedVisitChange> {
  const { data } = await callOf(id, decision);
  return data;
}

function callOf(id: string, decision: Decision): Promise<{ data: RecordedVisitChange }> {
  switch (decision.kind) {
    case 'reassign':
      return api.post<RecordedVisitChange>(`/admin/appointments/${id}/reassign`, { stylistId: decision.stylistId });
    case 'keep':
      return api.post<RecordedVisitChange>(`/admin/appointments/${id}/keep`);
    case 'move':
      return api.patch<RecordedVisitChange>(`/appointments/${id}/reschedule`, {
        date: decision.date,
        startTime: decision.startTime,
      });
    case 'cancel':
      return api.patch<RecordedVisitChange>(`/appointments/${id}/status`, {
        status: 'cancelled',
        reason: 'outside the hours',
      });
  }
}
