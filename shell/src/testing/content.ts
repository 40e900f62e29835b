import type { SiteContent } from '@salon/contracts';

const questions = [
  'How far ahead should I book?',
  'Is there tea?',
  'Which cards do you accept?',
  'What is the booking fee?',
  'What if I am late?',
  'Do you take walk-ins?',
  'Can I ask first?',
  'Do you have gift certificates?',
  'What if I am not happy?',
];

/** Sample content. */
export const content: SiteContent = {
  about: {
    headline: 'Good hands, and all the time you need',
    story: ['It began with one chair.', 'The chairs are more now.'],
  },
  faq: [
    ...questions.map((question, at) => ({ question, answer: `Answer number ${at}.` })),
    {
      question: 'Can I cancel or reschedule my appointment?',
      answer: 'Yes, with notice.',
      more: { text: 'Read the Terms & Conditions', to: '/terms-conditions' },
    },
  ],
  team: [
    { name: 'Dilani Perera', role: 'Colour', bio: 'Mixes by eye.', image: '/art/people/dilani-perera.svg' },
    { name: 'Nadeesha Silva', role: 'Cutting', bio: 'Cuts for a Tuesday.', image: '/art/people/nadeesha-silva.svg' },
    { name: 'Ruwan Fernando', role: 'Make-up', bio: 'It lasts.', image: '/art/people/ruwan-fernando.svg' },
  ],
  statistics: [
    { number: '1', title: 'guest at a time', description: 'From the first question on.' },
    { number: '4', title: 'crafts in one house', description: 'One address.' },
    {
      number: '24',
      title: 'hours to change your mind',
      description: 'It costs nothing.',
      footnote: 'Our terms say what a later change costs.',
    },
  ],
  values: [
    { title: 'We ask first', content: 'Consultations are free.', isHiring: false },
    { title: 'The price you saw', content: 'Each service shows it.', isHiring: false },
    { title: 'Kind to hair and skin', content: 'Tools are sterilised.', isHiring: false },
    { title: "We're hiring!", content: 'We teach the rest.', isHiring: true },
  ],
};
