import { SALON, SALON_TEXTS, type Site } from '@salon/contracts';

/** The texts and contacts of the demonstration; every address and number is a placeholder. */
export const SITE: Site = {
  brand: SALON.brand,
  companyName: SALON.companyName,
  ...SALON_TEXTS,
  phone: '+94 11 000 0000',
  email: 'hello@araliya.example',
  whatsapp: 'https://wa.me/94110000000',
  address: '12 Temple Flower Lane, Colombo 07',
  mapUrl: 'https://www.openstreetmap.org/?mlat=6.9110&mlon=79.8640#map=17/6.9110/79.8640',
  about: {
    headline: 'Good hands, and all the time you need',
    story: [
      'Araliya began with one chair, one mirror and a frangipani at the gate. The chairs are more now, the tree is ' +
        'taller, and the idea is the same: nobody is hurried here.',
      'You are asked what you want before anyone picks up the scissors. You see the price and the minutes before ' +
        'you book. And when you leave, you should feel like yourself, only rested.',
    ],
  },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/araliya.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/araliya.example' },
    { name: 'TikTok', url: 'https://www.tiktok.com/@araliya.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@araliya.example' },
  ],
  hours: [
    { days: 'Monday to Saturday', open: '9:00 AM – 6:00 PM' },
    { days: 'Sunday', open: 'Closed' },
  ],
};

/**
 * The initial settings of a real salon, without invented data (ADR-0044). The owner fills them in before the site
 * opens.
 */
export const BLANK_SITE: Site = {
  brand: SALON.brand,
  companyName: SALON.companyName,
  tagline: 'Hair and beauty, by appointment.',
  footerText: 'Choose a time online, and pay the rest at the salon.',
  developerCredit: '',
  phone: '',
  email: '',
  whatsapp: '',
  address: '',
  mapUrl: '',
  branchLabel: SALON.companyName,
  about: { headline: 'About us', story: [] },
  social: [],
  hours: [],
};
