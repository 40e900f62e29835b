import { CURRENCY } from '@salon/kernel';

/**
 * Fixed facts of the salon (docs/decisions.md). Brand and company name are defaults; the salon's details in the catalog
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

/** Texts of the demonstration's details, and of the shell until the salon's details have loaded. */
export const SALON_TEXTS = {
  tagline: 'Take an hour that belongs only to you.',
  footerText: 'Hair, nails, skin and make-up in a quiet house in Colombo. Named for the temple flower at our gate.',
  developerCredit: 'Designed and built by the Araliya web studio',
  branchLabel: `${SALON.companyName}, Main Branch`,
} as const;
