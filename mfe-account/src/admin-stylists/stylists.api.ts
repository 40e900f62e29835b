import type { AdminStylist, SalonChange } from '@salon/contracts';
import { api } from '@salon/web-kit';

interface Changed {
  stylist: AdminStylist;
  change: SalonChange;
}

/** @param id null for a new one */
export const saveStylist = (id: string | null, body: object) =>
  id === null
    ? api.post<Changed>('/admin/stylists', body, { onForm: true })
    : api.patch<Changed>(`/admin/stylists/${id}`, body, { onForm: true });

/** Restores an archived one. */
export const archiveStylist = ({ _id, archived }: AdminStylist) =>
  api.post<Changed>(`/admin/stylists/${_id}/${archived ? 'restore' : 'archive'}`);

export const putStylistOrder = (order: { from: string[]; to: string[] }) =>
  api.put<{ change: SalonChange }>('/admin/stylists/order', order);
