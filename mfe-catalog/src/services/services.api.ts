import type { Category, SalonService } from '@salon/contracts';
import { api } from '@salon/web-kit';

interface Menu {
  services: SalonService[];
  categories?: Category[];
}

/** GET /api/services/get-services */
export async function getMenu(signal: AbortSignal): Promise<Menu> {
  return (await api.get<Menu>('/services/get-services', { signal })).data;
}
