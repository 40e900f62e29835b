import type { Category, SalonService } from '@salon/contracts';
import { api } from '@salon/web-kit';

export interface Menu {
  services: SalonService[];
  categories?: Category[];
}

/** The salon's services and categories. A file of its own: the shell bundles it without the query. */
export const getMenu = async (signal: AbortSignal): Promise<Menu> =>
  (await api.get<Menu>('/services/get-services', { signal })).data;
