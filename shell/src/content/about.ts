/** One card of what the house holds to (spec §3 Value card). */
export interface ValueCard {
  title: string;
  content: string;
  isHiring: boolean;
}

/** Spec §3 Statistic. */
export interface Statistic {
  number: string;
  title: string;
  description: string;
  footnote?: string;
}

/** Spec §3 Team member; `image` is an address of this site. */
export interface TeamMember {
  name: string;
  role: string;
  bio: string;
  image: string;
}

export const HEADLINE = 'Good hands, and all the time you need';

export const STORY: readonly string[] = [
  'Araliya began with one chair, one mirror and a frangipani at the gate. The chairs are more now, the tree is taller, and the idea is the same: nobody is hurried here.',
  'You are asked what you want before anyone picks up the scissors. You see the price and the minutes before you book. And when you leave, you should feel like yourself, only rested.',
];

export const STATISTICS: readonly Statistic[] = [
  { number: '1', title: 'guest at a time', description: 'Your stylist stays with you from the first question to the last look in the mirror.' },
  { number: '4', title: 'crafts in one house', description: 'Hair, nails, skin and make-up, so that a whole morning needs only one address.' },
  {
    number: '24', title: 'hours to change your mind', description: 'Cancel or reschedule with that much notice and it costs you nothing.',
    footnote: 'Our Terms & Conditions say what a later change costs.',
  },
];

export const VALUES: readonly ValueCard[] = [
  { title: 'We ask first', content: 'Every visit starts with a conversation. Consultations are free, and a “no, thank you” is a full answer.', isHiring: false },
  { title: 'The price you saw', content: 'Each service shows its price and its minutes. You pay a small booking fee online and the rest at the salon.', isHiring: false },
  { title: 'Kind to hair and skin', content: 'Tools are sterilised between guests, and we would rather talk you out of a treatment than do one harm.', isHiring: false },
  { title: 'We\'re hiring!', content: 'Do you have steady hands and like people? We teach the rest. There is room for one more chair in the house.', isHiring: true },
];

export const TEAM: readonly TeamMember[] = [
  {
    name: 'Dilani Perera', role: 'Colour, bridal hair and skin rituals', image: '/art/portrait.svg',
    bio: 'Mixes every shade by eye and then checks it twice. Brides ask for her because she is the calmest person in the room.',
  },
  {
    name: 'Nadeesha Silva', role: 'Cutting, nail art and herbal facials', image: '/art/hair-cut.svg',
    bio: 'Cuts for how you wear your hair on a Tuesday, not only on the day of the salon. Paints flowers smaller than a grain of rice.',
  },
  {
    name: 'Ruwan Fernando', role: 'Styling, make-up and spa manicures', image: '/art/portrait-styling.svg',
    bio: 'Learnt his craft behind the stage, where make-up has to last through heat and tears. It still does.',
  },
];
