/** Spec §3 FAQ entry; `more` leads to the page that says it in full. */
export interface FaqEntry {
  question: string;
  answer: string;
  more?: { text: string; to: string };
}

/** The ten questions of spec §2, answered with the advice and the policy of spec §9. */
export const FAQ: readonly FaqEntry[] = [
  {
    question: 'How far ahead should I book?',
    answer: 'Book at least a week ahead if you can, and earlier for a wedding or a holiday season. If your plans are sooner than that, look at the calendar anyway: it always shows the times that are really free.',
    more: { text: 'See our services', to: '/services' },
  },
  {
    question: 'How do I book an appointment?',
    answer: 'Add one or more services to your cart, choose a date and a time, and pay the booking fee by card. Your appointment is confirmed as soon as the payment has reached us, and we send you a mail with the details.',
  },
  {
    question: 'What is the booking fee, and do I have to pay a deposit?',
    answer: 'A booking fee of LKR 1,000 is paid online to secure your time; the price of the services is paid at the salon. Some services also need a non-refundable deposit, which is applied to your total. We tell you beforehand.',
  },
  {
    question: 'Which cards do you accept?',
    answer: 'Visa, Mastercard, American Express, Discover and Diners Club. Your card details go straight to the payment provider; we never see or store them.',
  },
  {
    question: 'Can I cancel or reschedule my appointment?',
    answer: 'Yes. You can cancel or reschedule with at least 24 hours\' notice. Cancelling within 24 hours costs 50% of the service price, and no-shows are charged in full.',
    more: { text: 'Read the Terms & Conditions', to: '/terms-conditions' },
  },
  {
    question: 'What happens if I am late?',
    answer: 'Call us and we will do what we can. If you arrive more than 15 minutes late, your visit may have to be shortened or rescheduled, and a late fee is possible, because the next guest is already on the way.',
  },
  {
    question: 'Do you take walk-ins?',
    answer: 'Gladly, but walk-ins are subject to availability. A call before you set out, or a look at today\'s free times, saves you the way.',
  },
  {
    question: 'Can I talk to someone before I decide?',
    answer: 'Of course. Consultations are free, for a new colour as much as for a wedding. Ask for one by phone or write to us, and bring pictures if you have some.',
    more: { text: 'Write to us', to: '/contact' },
  },
  {
    question: 'Do you have gift certificates?',
    answer: 'Yes, gift certificates are available at the salon, for a service or for an amount. They are not sold on this site.',
  },
  {
    question: 'What if I am not happy, and how do refunds work?',
    answer: 'Tell us within 24 hours, so that we can put it right. A refund can be requested within 7 days of the service. Card refunds are instant on the same day (the payment is voided) and otherwise take 5-10 business days; payments made without a card are returned by bank transfer within up to 10 business days.',
    more: { text: 'Read the Refund Policy', to: '/refund-policy' },
  },
];
