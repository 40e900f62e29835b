import type { ExportSize } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { download } from './download.js';

/** GET /api/admin/export */
export async function getExportSize(signal: AbortSignal): Promise<ExportSize> {
  return (await api.get<{ size: ExportSize }>('/admin/export', { signal })).data.size;
}

/** POST /api/admin/export: the archive. */
export const postExport = (options: Parameters<typeof download>[1]) => download('/admin/export', options);
