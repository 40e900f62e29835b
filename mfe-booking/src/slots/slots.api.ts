import type { Availability, FreeDay, Stylist } from '@salon/contracts';
import { api } from '@salon/web-kit';
import type { WantedService } from './slot.rules.js';

export interface SlotSearch {
  date: string;
  services: WantedService[];
  stylistId?: string;
}

export const checkAvailability = async (search: SlotSearch, signal?: AbortSignal): Promise<Availability> =>
  (await api.post<Availability>('/appointments/check-availability', search, { signal })).data;

/** Each day of `month` (`yyyy-MM`) with its free times. */
export const findFreeDays = async (
  month: string,
  wanted: Omit<SlotSearch, 'date'>,
  signal?: AbortSignal,
): Promise<FreeDay[]> =>
  (await api.post<{ days: FreeDay[] }>('/appointments/free-days', { month, ...wanted }, { signal })).data.days;

export const listStylists = async (signal?: AbortSignal): Promise<Stylist[]> =>
  (await api.get<{ stylists: Stylist[] }>('/stylists', { signal })).data.stylists;
