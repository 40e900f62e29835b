import type { ClientImport, ClientPage } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/admin/clients: one page by name. @param search part of a name, an address or a number */
export async function getClients(search: string, cursor: string | null, signal: AbortSignal): Promise<ClientPage> {
  const query = new URLSearchParams({ search, ...(cursor && { cursor }) });
  return (await api.get<ClientPage>(`/admin/clients?${query}`, { signal })).data;
}

/** GET /api/admin/client-imports, newest first. */
export async function getClientImports(signal: AbortSignal): Promise<ClientImport[]> {
  return (await api.get<{ imports: ClientImport[] }>('/admin/client-imports', { signal })).data.imports;
}
