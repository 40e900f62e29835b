import { HealthController, MetricsController } from '@salon/nest-kit';

/** The probes of every server process: outside /api, so the edge does not forward them and no guard applies. */
export const PROBES: readonly unknown[] = [HealthController, MetricsController];
