import { SALON } from '@salon/contracts';

export const CURRENCY_TEXT =
  `Prices, fees and refunds are in ${SALON.currency}. The currency cannot be changed here: ` +
  'card payments, receipts and refunds are made in it.';

/** `Asia/Ho_Chi_Minh` as people write it. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** The zones to choose from, by part of the world; the current one is always among them. */
export function zoneGroups(current: string): [part: string, zones: string[]][] {
  const groups = new Map<string, string[]>();
  for (const zone of [...new Set([...Intl.supportedValuesOf('timeZone'), current])].toSorted()) {
    const part = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'Other';
    groups.set(part, [...(groups.get(part) ?? []), zone]);
  }
  return [...groups];
}

/** The local weekday and time in a zone: `Saturday, 4:30 PM`. */
export const clockIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(at);
