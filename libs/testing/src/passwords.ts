/** What people of specs and journeys sign in with: valid (libs/contracts/src/account/password.ts) and uncommon. */
export const PASSWORD = 'Frangipani7';

/** A valid password to change to. */
export const OTHER_PASSWORD = 'Hibiscus22';

/** A valid password that no account has. */
export const WRONG_PASSWORD = 'Wrong1234';

/** Of the demo accounts, as services/account/src/demo/seed-accounts.ts creates them; account.spec.ts compares them. */
export const DEMO_PASSWORDS = {
  admin: 'Admin123!',
  desk: 'Desk1234!',
  stylist: 'Stylist123!',
  customer: 'Customer123!',
};
