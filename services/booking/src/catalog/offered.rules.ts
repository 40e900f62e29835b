import { type PricedService, refuse } from '@salon/contracts';
import type { DomainError } from '@salon/kernel';

/** Why the service cannot be booked, null when it can; undefined stands for a service unknown to the catalog. */
export function serviceRefusal(service: PricedService | undefined): DomainError | null {
  if (!service) return refuse('SERVICE_NOT_FOUND');
  return service.archived ? refuse('SERVICE_ARCHIVED', { params: { title: service.title } }) : null;
}
