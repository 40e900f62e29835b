/** What of a first start is tried or confirmed by hand; the rest of its state is read from the data (ADR-0044). */
export const SETUP_CHECKS = ['policy', 'mail', 'gateway', 'legal'] as const;
export type SetupCheckName = (typeof SETUP_CHECKS)[number];

/** What was found when something was tried, in sentences. `at` ISO 8601. */
export interface SetupCheck {
  name: SetupCheckName;
  isOk: boolean;
  said: string[];
  at: string;
}

/** How far the setting up of a salon is, as the booking service knows it. */
export interface BookingSetup {
  isOpen: boolean;
  zone: string;
  /** Whether anything was ever booked: the time zone is fixed then. */
  isBooked: boolean;
  stylists: number;
  /** Of the stylists, how many have working hours. */
  working: number;
  checks: SetupCheck[];
}

/** The whole of it, as `GET /api/admin/setup` answers. */
export type Setup = BookingSetup & CatalogSetup;

/** The same, as the catalog service knows it. */
export interface CatalogSetup {
  services: number;
  categories: number;
  /** Settings that are still empty and that guests read. */
  missing: string[];
}
