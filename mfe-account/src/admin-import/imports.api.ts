import type { ClientImport, ImportedClient, ImportedService, RowResult } from '@salon/contracts';
import { api } from '@salon/web-kit';

type Rows = readonly (ImportedClient | ImportedService)[];

/** The result of each row. */
export async function checkRows(kind: 'clients' | 'services', rows: Rows): Promise<RowResult[]> {
  const path = kind === 'clients' ? '/admin/client-imports/check' : '/admin/service-imports/check';
  return (await api.post<{ results: RowResult[] }>(path, { rows })).data.results;
}

export const beginClientImport = async (fileName: string): Promise<ClientImport> =>
  (await api.post<{ import: ClientImport }>('/admin/client-imports', { fileName })).data.import;

export const addClients = async (id: string, rows: Rows): Promise<RowResult[]> =>
  (await api.post<{ results: RowResult[] }>(`/admin/client-imports/${id}/rows`, { rows })).data.results;

/** @returns the admin actions too, newest first */
export const addServices = async (rows: Rows): Promise<{ results: RowResult[]; acts: string[] }> =>
  (await api.post<{ results: RowResult[]; acts: string[] }>('/admin/service-imports/rows', { rows })).data;

/** @param actionIds newest first. @returns how many were kept */
export const undoServices = async (actionIds: readonly string[]): Promise<number> =>
  (await api.post<{ kept: number }>('/admin/service-imports/undo', { acts: actionIds })).data.kept;
