/** Heading and lead of a customer's page; its skeleton shows the same, so that nothing shifts. */
export const PAGE_HEADS = {
  profile: { title: 'My Profile', lead: 'Your details, and the key to your account.' },
  appointments: { title: 'My Appointments', lead: 'View and manage your salon appointments' },
  dashboard: { title: 'Hello', lead: 'Your next visit, and what is still to pay.' },
} as const;
