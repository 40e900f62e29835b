import type { SalonService, Site } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { type MenuPreview, menuPreviewOf } from './highlights.rules.js';

export async function getSite(signal: AbortSignal): Promise<Site> {
  const { data } = await api.get<{ site: Site }>('/site', { signal });
  return data.site;
}

/** What the home page shows of the menu. */
export async function getMenuPreview(signal: AbortSignal): Promise<MenuPreview> {
  const { data } = await api.get<{ services: SalonService[] }>('/services/get-services', { signal });
  return menuPreviewOf(data.services);
}
