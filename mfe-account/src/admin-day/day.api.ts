import type {
  Appointment,
  BlockRequest,
  ChangedVisit,
  DeskBookingRequest,
  DeskMoveRequest,
  SalonChange,
  SalonDay,
} from '@salon/contracts';
import { api, type CallOptions } from '@salon/web-kit';
import { isResponseLost, sendOrRead } from '@salon/web-kit/queries';
import { changeVisit } from '../admin-visit/visit.api.js';

export const getDay = async (date: string, options?: CallOptions): Promise<SalonDay> =>
  (await api.get<SalonDay>(`/admin/days/${date}`, options)).data;

export const reassign = (of: Appointment, stylistId: string): Promise<ChangedVisit> =>
  changeVisit(
    of,
    () => api.post(`/admin/appointments/${of._id}/reassign`, { stylistId }, { onForm: true }),
    ({ visit }) => visit.status === 'confirmed' && visit.stylist._id === stylistId,
  );

export const moveVisit = (of: Appointment, move: DeskMoveRequest): Promise<ChangedVisit> =>
  changeVisit(
    of,
    () => api.post(`/admin/desk/visits/${of._id}/move`, move, { onForm: true }),
    ({ visit: { status, date, startTime, stylist } }) =>
      status === 'confirmed' && date === move.date && startTime === move.startTime && stylist._id === move.stylistId,
  );

/**
 * Books a visit; when its response is lost, the same call again returns the visit that is booked.
 *
 * @param key the same for each try of one booking
 */
export function bookAtDesk(booking: DeskBookingRequest, key: string): Promise<ChangedVisit> {
  const options = { headers: { 'idempotency-key': key }, onForm: true };
  const book = async () => (await api.post<ChangedVisit>('/admin/desk/visits', booking, options)).data;
  return book().catch((error) => {
    if (isResponseLost(error)) return book();
    throw error;
  });
}

export const blockTime = async (block: BlockRequest): Promise<{ change: SalonChange }> =>
  (await api.post<{ change: SalonChange }>('/admin/desk/blocks', block, { onForm: true })).data;

/** Blocked time of a day; undefined once it is free. */
export const blockOf = ({ stylists }: Pick<SalonDay, 'stylists'>, id: string) =>
  stylists.flatMap(({ name, away }) => away.map((each) => ({ ...each, name }))).find(({ blockId }) => blockId === id);

export async function freeBlock(id: string, date: string): Promise<{ change?: SalonChange }> {
  const freed = await sendOrRead(
    () => api.delete<{ change: SalonChange }>(`/admin/desk/blocks/${id}`),
    () => getDay(date),
    (day) => blockOf(day, id) === undefined,
  );
  return 'data' in freed ? freed.data : {};
}
