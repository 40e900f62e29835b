import type { Policy, SalonChange, Versioned } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/admin/policy */
export async function getPolicy(signal: AbortSignal): Promise<Versioned<Policy>> {
  return (await api.get<{ policy: Versioned<Policy> }>('/admin/policy', { signal })).data.policy;
}

/** PUT /api/admin/policy: 409 when the edited version is not the current one. */
export const putPolicy = (policy: Versioned<Policy>) =>
  api.put<{ policy: Versioned<Policy>; change: SalonChange }>('/admin/policy', policy, { onForm: true });
