import type { Site } from '@salon/contracts';
import type { FormGroup } from '../fields-form/fields-form.js';

/** The settings as their form shows them. */
export const SETTINGS_GROUPS: readonly FormGroup<keyof Site>[] = [
  {
    title: 'Name',
    lead: 'How the salon is called, from the bar to the receipt.',
    names: ['brand', 'companyName', 'branchLabel', 'tagline'],
  },
  {
    title: 'Contacts',
    lead: 'How guests reach the salon and find it.',
    names: ['phone', 'email', 'whatsapp', 'address', 'mapUrl', 'careersEmail'],
  },
  { title: 'Social links', lead: 'Shown at the foot of every page.', names: ['social'] },
  {
    title: 'Opening hours',
    lead: 'As guests read them; which times can be booked is decided by the hours of the stylists.',
    names: ['hours'],
  },
  {
    title: 'About',
    lead: 'The words of the page About Us and of the foot.',
    names: ['about', 'footerText', 'developerCredit'],
  },
  {
    title: 'Legal texts',
    lead: 'The day on which each was last changed; empty for the day of the delivered wording.',
    names: ['privacyUpdated', 'termsUpdated', 'refundsUpdated'],
  },
];

/** The effect of a setting, in words. */
export const SETTING_EFFECTS = {
  brand: 'The short name, in the bar of every page and in mails.',
  companyName: 'In the titles of pages, on receipts, in legal texts and for search engines.',
  branchLabel: 'Names the place on receipts and where a visit is confirmed.',
  tagline: 'The one sentence at the top of the home page.',
  phone: 'One press calls it: on the home page, the contact page and in legal texts. Mails and receipts name it.',
  email: 'Guests write to it; messages of the contact form go there.',
  whatsapp: 'Where “Send a message” leads. Without it the button is left out.',
  address: 'On the home page and the contact page, in legal texts, mails, receipts and calendar entries.',
  mapUrl:
    'Where the map picture leads, and “Directions” after a payment. An OpenStreetMap address with a marker shows the map on the page.',
  careersEmail: 'Lets guests apply from the page About Us.',
} as const satisfies Partial<Record<keyof Site, string>>;
