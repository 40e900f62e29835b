import { CURRENCY } from '@salon/kernel';

/**
 * Fixed facts of the salon (docs/decisions.md). Brand and company name are defaults; the settings of the catalog
 * service override them.
 */
export const SALON = {
  brand: 'Araliya',
  companyName: 'Araliya Salon & Spa',
  zone: 'Asia/Colombo',
  currency: CURRENCY,
  /** ISO 3166: whose public holidays are suggested. */
  country: 'LK',
} as const;
