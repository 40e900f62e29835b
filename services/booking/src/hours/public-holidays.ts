import { Injectable } from '@nestjs/common';
import { hoursTexts, isHolidayYear, type PublicHolidays, refuse, SALON } from '@salon/contracts';

/**
 * The year of the library's dates of lunar holidays (`LK.yaml` of date-holidays 3.37.0): it writes them as fixed days,
 * and returns the same ones for every other year. To be raised with the library.
 */
const KNOWN_YEAR = '2026';

/** The public holidays of a year, suggested from a maintained library. */
@Injectable()
export class PublicHolidaysOfYear {
  /** @param year as `yyyy`, 2000 to 2099. @throws DomainError `invalid` */
  async of(year: unknown): Promise<PublicHolidays> {
    if (!isHolidayYear(year)) throw refuse('HOURS_INVALID', { errors: { year: hoursTexts.year } });
    if (year !== KNOWN_YEAR) return { isKnown: false, holidays: [] };
    // Loaded on demand: it contains 200 countries, which no other call needs.
    const { default: Holidays } = await import('date-holidays');
    const calendar = new Holidays(SALON.country, { languages: ['en'], types: ['public'] });
    const found = calendar.getHolidays(Number(year));
    return { isKnown: true, holidays: found.map(({ date, name }) => ({ day: date.slice(0, 10), name })) };
  }
}
