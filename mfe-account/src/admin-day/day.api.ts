import type { BlockRequest, ChangedVisit, DeskBookingRequest, DeskMoveRequest, SalonChange } from '@salon/contracts';
import { api } from '@salon/web-kit';

export const reassign = async (id: string, stylistId: string): Promise<ChangedVisit> =>
  (await api.post<ChangedVisit>(`/admin/appointments/${id}/reassign`, { stylistId }, { onForm: true })).data;

export const moveVisit = async (id: string, move: DeskMoveRequest): Promise<ChangedVisit> =>
  (await api.post<ChangedVisit>(`/admin/desk/visits/${id}/move`, move, { onForm: true })).data;

/** @param key the same for each try of one booking */
export const bookAtDesk = async (booking: DeskBookingRequest, key: string): Promise<ChangedVisit> =>
  (await api.post<ChangedVisit>('/admin/desk/visits', booking, { headers: { 'idempotency-key': key }, onForm: true }))
    .data;

export const blockTime = async (block: BlockRequest): Promise<{ change: SalonChange }> =>
  (await api.post<{ change: SalonChange }>('/admin/desk/blocks', block, { onForm: true })).data;

export const freeBlock = async (id: string): Promise<{ change: SalonChange }> =>
  (await api.delete<{ change: SalonChange }>(`/admin/desk/blocks/${id}`)).data;
