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
import { sendOrRead } from '@salon/web-kit/queries';
import { changeVisit } from '../admin-visit/visit.api.js';

export const getDay = async (date: string, options?: CallOptions): Promise<SalonDay> =>
  (await api.get<SalonDay>(`/admin/days/${date}`, options)).data;

export const reassign = (of: Appointment, stylistId: string): Promise<ChangedVisit> =>
  changeVisit(
    of,
    () => api.post(`/admin/appointments/${of._id}/reassign`, { stylistId }, { onForm: true }),
    ({ visit }) => visit.stylist._id === stylistId,
  );

export const moveVisit = (of: Appointment, move: DeskMoveRequest): Promise<ChangedVisit> =>
  changeVisit(
    of,
    () => api.post(`/admin/desk/visits/${of._id}/move`, move, { onForm: true }),
    ({ visit: { date, startTime, stylist } }) =>
      date === move.date && startTime === move.startTime && stylist._id === move.stylistId,
  );

/** @param key the same for each try of one booking */
export const bookAtDesk = async (booking: DeskBookingRequest, key: string): Promise<ChangedVisit> =>
  (await api.post<ChangedVisit>('/admin/desk/visits', booking, { headers: { 'idempotency-key': key }, onForm: true }))
    .data;

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
