import type { SalonService } from '@salon/contracts';
import type { Intent } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';
import { offerOf, serviceOf } from './intent.api.js';

/** Title and price (LKR) of what a guest chose; null when the salon no longer offers it. */
export const chosenQuery = (intent: Intent | null) =>
  queryOptions<Pick<SalonService, 'title' | 'price'> | null>({
    queryKey: ['chosen', intent],
    queryFn: ({ signal }) => (intent?.kind === 'offer' ? offerOf(intent.id, signal) : serviceOf(intent?.id, signal)),
    enabled: intent !== null,
  });
