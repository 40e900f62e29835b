import type { SalonChange, SetupCheck, SetupCheckName } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** POST /api/admin/setup/checks/{name}: tries mail or gateway, confirms policy or legal texts. */
export const postCheck = (name: SetupCheckName) => api.post<{ check: SetupCheck }>(`/admin/setup/checks/${name}`);

/** POST /api/admin/setup/example-menu */
export const postExampleMenu = () => api.post<object>('/admin/setup/example-menu');

/** PUT /api/admin/setup/zone */
export const putZone = (zone: string) => api.put<object>('/admin/setup/zone', { zone });

/** POST /api/admin/setup/open */
export const postOpen = () => api.post<{ change: SalonChange }>('/admin/setup/open');
