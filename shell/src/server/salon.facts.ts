import { SALON, type Site } from '@salon/contracts';
import { placeOf } from '../site/place.rules.js';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOURS = /^(\d{1,2}):(\d{2}) ([AP])M – (\d{1,2}):(\d{2}) ([AP])M$/;

const clock = (hour = '', minute = '', half = ''): string =>
  `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}`;

/** `Monday to Saturday` → six days; an empty list for other texts. */
function daysOf(text: string): string[] {
  const [first = '', last = first] = text.split(' to ');
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  return from < 0 || to < from ? [] : DAYS.slice(from, to + 1);
}

/** The opening hours that can be parsed from the salon's texts. */
const openingHours = (hours: Site['hours']): object[] =>
  hours.flatMap(({ days, open }) => {
    const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = HOURS.exec(open) ?? [];
    if (fromHour === undefined || daysOf(days).length === 0) return [];
    return [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: daysOf(days),
        opens: clock(fromHour, fromMinute, fromHalf),
        closes: clock(toHour, toMinute, toHalf),
      },
    ];
  });

/** Structured data of the salon (schema.org); `prices` are the minimum and maximum of the menu in LKR. */
export function salonFacts(site: Site, siteUrl: string, prices: readonly [number, number] | null): object {
  const place = placeOf(site.mapUrl);
  return {
    '@type': 'BeautySalon',
    '@id': `${siteUrl}/#salon`,
    name: site.companyName,
    url: `${siteUrl}/`,
    image: `${siteUrl}/social.jpg`,
    telephone: site.phone,
    email: site.email,
    address: { '@type': 'PostalAddress', streetAddress: site.address, addressCountry: 'LK' },
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    ...(site.mapUrl !== '' && { hasMap: site.mapUrl }),
    openingHoursSpecification: openingHours(site.hours),
    sameAs: site.social.map(({ url }) => url),
    currenciesAccepted: SALON.currency,
    ...(prices && { priceRange: `${SALON.currency} ${prices[0]} - ${prices[1]}` }),
  };
}

/** A reference to the salon; the home page holds the full data. */
export const salonName = (site: Site, siteUrl: string): object => ({
  '@type': 'BeautySalon',
  '@id': `${siteUrl}/#salon`,
  name: site.companyName,
});
