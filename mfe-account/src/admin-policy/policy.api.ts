import type { Policy, SalonChange, Versioned } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** PUT /api/admin/policy: 409 when the edited version is not the current one. */
export const putPolicy = (policy: Versioned<Policy>) =>
  api.put<{ policy: Versioned<Policy>; change: SalonChange }>('/admin/policy', policy, { onForm: true });
