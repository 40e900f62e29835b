import type { SalonService } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/services/get-services */
export async function getServices(signal: AbortSignal): Promise<SalonService[]> {
  const { data } = await api.get<{ services: SalonService[] }>('/services/get-services', { signal });
  return data.services;
}
