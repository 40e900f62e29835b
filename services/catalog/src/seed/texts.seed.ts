import {
  CARDS,
  type FaqItem,
  inDays,
  REFUND_DAYS,
  REFUND_REQUEST_DAYS,
  type Statistic,
  type TeamMember,
  type ValueCard,
} from '@salon/contracts';
import { listed } from '@salon/kernel';

export const STATISTICS: readonly Statistic[] = [
  {
    number: '1',
    title: 'guest at a time',
    description: 'Your stylist stays with you from the first question to the last look in the mirror.',
  },
  {
    number: '4',
    title: 'crafts in one house',
    description: 'Hair, nails, skin and make-up, so that a whole morning needs only one address.',
  },
  {
    number: '{freeHours}',
    title: 'hours to change your mind',
    description: '{freeHoursText}',
    footnote: '{freeHoursNote}',
  },
];

export const VALUES: readonly ValueCard[] = [
  {
    title: 'We ask first',
    content: 'Every visit starts with a conversation. Consultations are free, and a “no, thank you” is a full answer.',
    isHiring: false,
  },
  {
    title: 'The price you saw',
    content:
      'Each service shows its price and its minutes. You pay a small booking fee online and the rest at the salon.',
    isHiring: false,
  },
  {
    title: 'Kind to hair and skin',
    content: 'Tools are sterilised between guests, and we would rather talk you out of a treatment than do one harm.',
    isHiring: false,
  },
  {
    title: "We're hiring!",
    content:
      'Do you have steady hands and like people? We teach the rest. There is room for one more chair in the house.',
    isHiring: true,
  },
];

export const TEAM: readonly TeamMember[] = [
  {
    name: 'Dilani Perera',
    role: 'Colour, bridal hair and skin rituals',
    image: '/art/people/dilani-perera.svg',
    bio:
      'Mixes every shade by eye and then checks it twice. Brides ask for her because she is the calmest person in ' +
      'the room.',
  },
  {
    name: 'Nadeesha Silva',
    role: 'Cutting, nail art and herbal facials',
    image: '/art/people/nadeesha-silva.svg',
    bio:
      'Cuts for how you wear your hair on a Tuesday, not only on the day of the salon. Paints flowers smaller than ' +
      'a grain of rice.',
  },
  {
    name: 'Ruwan Fernando',
    role: 'Styling, make-up and spa manicures',
    image: '/art/people/ruwan-fernando.svg',
    bio: 'Learnt his craft behind the stage, where make-up has to last through heat and tears. It still does.',
  },
];

/**
 * The ten questions; `{names}` stand for rules of the policy (`filled` of libs/contracts). The answers use the advice
 * and the policy of docs/product.md §9.
 */
export const FAQ: readonly FaqItem[] = [
  {
    question: 'How far ahead should I book?',
    answer:
      'Book at least a week ahead if you can, and earlier for a wedding or a holiday season. If your plans are ' +
      'sooner than that, look at the calendar anyway: it always shows the times that are really free.',
    more: { text: 'See our services', to: '/services' },
  },
  {
    question: 'How do I book an appointment?',
    answer:
      'Add one or more services to your cart, choose a date and a time, and pay the booking fee by card. Your ' +
      'appointment is confirmed as soon as the payment has reached us, and we send you a mail with the details.',
  },
  {
    question: 'What is the booking fee, and do I have to pay a deposit?',
    answer:
      'A booking fee of {bookingFee} is paid online to secure your time; the price of the services is paid at the ' +
      'salon. Some services also need a non-refundable deposit, which is applied to your total. We tell you ' +
      'beforehand.',
  },
  {
    question: 'Which cards do you accept?',
    answer: `${listed(CARDS)}. Your card details go straight to the payment provider; we never see or store them.`,
  },
  {
    question: 'Can I cancel or reschedule my appointment?',
    answer: '{changeAnswer} {costAnswer}',
    more: { text: 'Read the Terms & Conditions', to: '/terms-conditions' },
  },
  {
    question: 'What happens if I am late?',
    answer:
      'Call us and we will do what we can. If you arrive more than {lateTime} late, your visit may have to be ' +
      'shortened or rescheduled, and a late fee is possible, because the next guest is already on the way.',
  },
  {
    question: 'Do you take walk-ins?',
    answer:
      "Gladly, but walk-ins are subject to availability. A call before you set out, or a look at today's free " +
      'times, saves you the way.',
  },
  {
    question: 'Can I talk to someone before I decide?',
    answer:
      'Of course. Consultations are free, for a new colour as much as for a wedding. Ask for one by phone or write ' +
      'to us, and bring pictures if you have some.',
    more: { text: 'Write to us', to: '/contact' },
  },
  {
    question: 'Do you have gift certificates?',
    answer:
      'Yes, gift certificates are available at the salon, for a service or for an amount. They are not sold on this ' +
      'site.',
  },
  {
    question: 'What if I am not happy, and how do refunds work?',
    answer:
      'Tell us within {complaintTime}, so that we can put it right. A refund can be requested within ' +
      `${inDays(REFUND_REQUEST_DAYS.service)} of the service. Card refunds are instant on the same day (the payment ` +
      `is voided) and otherwise take ${REFUND_DAYS.card} business days; payments made without a card are returned by ` +
      `bank transfer within up to ${REFUND_DAYS.transfer} business days.`,
    more: { text: 'Read the Refund Policy', to: '/refund-policy' },
  },
];
