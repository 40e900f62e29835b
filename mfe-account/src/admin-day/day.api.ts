import type {
  Availability,
  BlockRequest,
  ChangedVisit,
  DeskBookingRequest,
  DeskCustomer,
  DeskMoveRequest,
  SalonChange,
  SalonDay,
} from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/admin/days/{date}: who works that day, and every visit that takes time. */
export async function getDay(date: string, signal: AbortSignal): Promise<SalonDay> {
  return (await api.get<SalonDay>(`/admin/days/${date}`, { signal })).data;
}

/** Other times of a visit on a day, with this stylist. */
export interface NewTimes {
  date: string;
  stylistId: string;
}

/** GET /api/appointments/{id}/new-times: the other possible start times. */
export async function getNewTimes(id: string, wanted: NewTimes, signal: AbortSignal): Promise<Availability> {
  const query = new URLSearchParams({ ...wanted });
  return (await api.get<Availability>(`/appointments/${id}/new-times?${query}`, { signal })).data;
}

/** POST /api/admin/appointments/{id}/reassign */
export const reassign = async (id: string, stylistId: string): Promise<ChangedVisit> =>
  (await api.post<ChangedVisit>(`/admin/appointments/${id}/reassign`, { stylistId }, { onForm: true })).data;

/** POST /api/admin/desk/visits/{id}/move */
export const moveVisit = async (id: string, move: DeskMoveRequest): Promise<ChangedVisit> =>
  (await api.post<ChangedVisit>(`/admin/desk/visits/${id}/move`, move, { onForm: true })).data;

/** POST /api/admin/desk/visits. @param key the same for each try of one booking */
export const bookAtDesk = async (booking: DeskBookingRequest, key: string): Promise<ChangedVisit> =>
  (await api.post<ChangedVisit>('/admin/desk/visits', booking, { headers: { 'idempotency-key': key }, onForm: true }))
    .data;

/** GET /api/admin/desk/customers */
export const findCustomers = async (search: string, signal: AbortSignal): Promise<DeskCustomer[]> =>
  (
    await api.get<{ customers: DeskCustomer[] }>(`/admin/desk/customers?search=${encodeURIComponent(search)}`, {
      signal,
    })
  ).data.customers;

/** POST /api/admin/desk/blocks */
export const blockTime = async (block: BlockRequest): Promise<{ change: SalonChange }> =>
  (await api.post<{ change: SalonChange }>('/admin/desk/blocks', block, { onForm: true })).data;

/** DELETE /api/admin/desk/blocks/{id} */
export const freeBlock = async (id: string): Promise<{ change: SalonChange }> =>
  (await api.delete<{ change: SalonChange }>(`/admin/desk/blocks/${id}`)).data;
