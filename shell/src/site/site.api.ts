import type { SalonService, Site } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { type MenuTaste, tasteOf } from './highlights.rules.js';

export async function getSite(signal: AbortSignal): Promise<Site> {
  const { data } = await api.get<{ site: Site }>('/site', { signal });
  return data.site;
}

/** What the home page shows of the menu: nothing else of it is kept. */
export async function getMenuTaste(signal: AbortSignal): Promise<MenuTaste> {
  const { data } = await api.get<{ services: SalonService[] }>('/services/get-services', { signal });
  return tasteOf(data.services);
}
