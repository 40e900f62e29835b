import type { AdminStylist, ContentItem, StylistVisit } from '@salon/contracts';
import { counted } from '@salon/kernel';
import type { ServiceGroup } from '../content/service-groups.rules.js';

type ServiceIds = AdminStylist['serviceIds'];

/**
 * The services of a stylist in words: complete categories by name, the number of services of others; without `groups`,
 * while the menu is not known, their number.
 */
export function servicesText(serviceIds: ServiceIds, groups: readonly ServiceGroup[]): string {
  if (serviceIds === null) return 'All services';
  if (groups.length === 0 && serviceIds.length > 0) return counted(serviceIds.length, 'chosen service');
  const parts = groups.flatMap(({ label, services }) => {
    const done = services.filter(({ _id }) => serviceIds.includes(_id));
    if (done.length === 0) return [];
    if (done.length === services.length) return [`all of ${label}`];
    return done.length <= 2
      ? done.map(({ fields }) => String(fields.title))
      : [`${done.length} of ${services.length} in ${label}`];
  });
  if (parts.length === 0) return 'No service of the menu';
  const text = parts.join(', ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const does = (serviceIds: ServiceIds, id: string): boolean => serviceIds === null || serviceIds.includes(id);
const isDone = (by: readonly { serviceIds: ServiceIds }[], id: string): boolean =>
  by.some((each) => does(each.serviceIds, id));

/** The services that guests see and no stylist does; none while there are no stylists. */
export function unassignedServices<Service extends Pick<ContentItem, '_id' | 'archived'>>(
  services: readonly Service[],
  stylists: readonly AdminStylist[],
): Service[] {
  const here = stylists.filter(({ archived }) => !archived);
  return here.length === 0 ? [] : services.filter(({ _id, archived }) => !archived && !isDone(here, _id));
}

/**
 * The services that a stylist does now and that no stylist would do once `changed` does `serviceIds`; null when they
 * leave.
 */
export function servicesWithoutStylist(
  services: readonly ContentItem[],
  stylists: readonly AdminStylist[],
  changed: { id: string | null; serviceIds: ServiceIds } | { id: string; leaves: true },
): ContentItem[] {
  const here = stylists.filter(({ archived }) => !archived);
  const others = here.filter(({ _id }) => _id !== changed.id);
  const after = 'leaves' in changed ? others : [...others, changed];
  return services.filter(({ _id, archived }) => !archived && isDone(here, _id) && !isDone(after, _id));
}

/** The visits with a service that is not among `serviceIds`. */
export const visitsOutside = (visits: readonly StylistVisit[], serviceIds: ServiceIds): StylistVisit[] =>
  visits.filter((visit) => visit.serviceIds.some((id) => !does(serviceIds, id)));
