import type { SalonService, Site } from '@salon/contracts';
import { api } from '@salon/web-kit';

export async function getSite(signal: AbortSignal): Promise<Site> {
  const { data } = await api.get<{ site: Site }>('/site', { signal });
  return data.site;
}

export async function getServices(signal: AbortSignal): Promise<SalonService[]> {
  const { data } = await api.get<{ services: SalonService[] }>('/services/get-services', { signal });
  return data.services;
}
