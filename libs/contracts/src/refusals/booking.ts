import * as messages from '../messages.js';
import { generalRefusals } from './general.js';
import { because, type Refusal } from './refusal.js';
import { visitTooLong } from './slots.js';

type Most = {
  most: number;
};

const offerGone = 'This special offer is no longer offered';

/** Refusals of carts, visits and payments. */
export const bookingRefusals = {
  CATALOG_DOWN: { kind: 'unavailable' },
  BOOKING_BUSY: { kind: 'unavailable' },

  // The cart.
  SERVICE_NOT_FOUND: { kind: 'not_found' },
  SERVICE_ARCHIVED: { kind: 'conflict', text: ({ title }: { title: string }) => `${title} is no longer offered` },
  OFFER_NOT_FOUND: { kind: 'not_found', text: offerGone },
  OFFER_GONE: {
    kind: 'conflict',
    text: because({
      inCart: 'The special offer in your cart is no longer offered',
      booked: offerGone,
    }),
  },
  OFFER_NOT_YET: { kind: 'conflict', text: 'This special offer has not started yet' },
  OFFER_ENDED: { kind: 'conflict', text: 'This special offer has ended' },
  OFFER_EMPTY: { kind: 'conflict', text: messages.offerEmpty },
  OFFER_INVALID: { kind: 'conflict', text: messages.offerInvalid },
  OFFER_FIXED: { kind: 'conflict', text: 'The services of a special offer are booked once each' },
  LINE_NOT_FOUND: { kind: 'not_found', text: 'This is not in your cart any more, or no longer offered' },
  CART_MIX: { kind: 'conflict', text: messages.cartMix },
  CART_CHANGED: { kind: 'conflict', text: 'Your cart has changed. Please check it and try again.' },
  CART_QUANTITY: {
    kind: 'conflict',
    text: ({ most }: Most) => `You can book a service at most ${most} times in a visit`,
  },
  CART_FULL: {
    kind: 'conflict',
    text: ({ most }: Most) => `A cart holds at most ${most === 1 ? '1 service' : `${most} different services`}`,
  },
  CART_TOO_LONG: { kind: 'conflict', text: visitTooLong },

  // Booking.
  SALON_NOT_OPEN: { kind: 'conflict', text: 'We are not open for bookings yet. Please come back soon.' },
  SALON_NOT_READY: {
    kind: 'conflict',
    text: because({ stylists: 'Nobody works here yet. Add a stylist with working hours first.' }),
  },
  ZONE_FIXED: {
    kind: 'conflict',
    text: 'Visits were booked in this time zone and keep their times, so it cannot be changed any more.',
  },
  VISIT_SERVICE_GONE: { kind: 'not_found', text: 'One of these services is no longer offered' },
  CUSTOMER_BLOCKED: {
    kind: 'conflict',
    text: 'You cannot book here yourself at the moment. Please call or visit us, and we will find a time for you.',
  },
  BOOKING_SLOT_TAKEN: { kind: 'conflict', text: 'That time has just been taken. Please choose another.' },
  QUOTE_CHANGED: { kind: 'conflict', text: 'Prices in your cart have changed. Please check the new total.' },
  IDEMPOTENCY_KEY_REUSED: {
    kind: 'conflict',
    text: 'This request was already used for another visit. Please try again.',
  },
  BOOKING_OVER: { kind: 'conflict', text: 'This booking was cancelled or has run out. Please book again.' },
  TOO_MANY_UNPAID: {
    kind: 'throttled',
    text: 'You have made many bookings today without paying. Please try again tomorrow or call us.',
  },
  TOO_LONG_UNPAID: {
    kind: 'throttled',
    /** `visit`: its minutes, when it is longer than a whole day's share by itself. */
    text: ({ minutes, visit }: { minutes: number; visit?: number }) =>
      `Before your first visit you can hold at most ${minutes} minutes a day without paying. ` +
      (visit === undefined
        ? 'Please choose fewer services, try again tomorrow or call us.'
        : `This visit takes ${visit} minutes. Please choose fewer services or call us.`),
  },

  // Payment.
  ALREADY_PAID: { kind: 'conflict', text: 'This visit is already confirmed' },
  HOLD_ENDED: { kind: 'conflict', text: 'This time is no longer held for you. Please choose a time again.' },
  ORDER_UNKNOWN: { kind: 'conflict', text: 'This is not the order of this appointment' },
  PAYMENT_ATTEMPTS: {
    kind: 'throttled',
    text: ({ open, minutes }: { open: number; minutes: number }) =>
      `${open} payments of this visit may still be under way. Another one can begin in ` +
      `${minutes === 1 ? 'a minute' : `${minutes} minutes`}: by then we have asked PayHere about them.`,
  },
  GATEWAY_DOWN: { kind: 'unavailable' },
  GATEWAY_UNCLEAR: { kind: 'unavailable' },
  NOTICE_MALFORMED: {
    kind: 'invalid',
    text: because({
      form: generalRefusals.invalid,
      part: ({ what }: { what: string }) => `This is not a payment notice: ${what}`,
    }),
  },
  NOTICE_NOT_STORED: { kind: 'unavailable' },

  // Deleting an account (threat T64).
  DELETION_REFUSED: {
    kind: 'conflict',
    text: because({
      staff: 'You work here with this account. Please ask the owner to end your access first.',
      visit:
        'You have a visit to come. Please cancel it first, under My Appointments or by calling us, or delete your ' +
        'account after the visit.',
      unplaced:
        'A visit that you have paid still needs a time. Please choose one under My Appointments, or ask us for a ' +
        'refund.',
      payment: 'A payment that you began may still arrive. Please try again in an hour, or tomorrow at the latest.',
      refund: 'We still owe you a refund. Please delete your account once the money has arrived.',
    }),
  },
  CUSTOMER_DELETION_REFUSED: {
    kind: 'conflict',
    text: because({
      staff: 'This person works here, or has worked here. The account of staff is not deleted.',
      visit: 'They have a visit to come. Please cancel it first, or delete their data after the visit.',
      unplaced: 'A visit that they have paid still needs a time. Please give it a time, or refund it, first.',
      payment: 'A payment that they began may still arrive. Please try again in an hour, or tomorrow at the latest.',
      refund: 'The salon still owes them a refund. Please send it first, and delete their data once it has arrived.',
    }),
  },
} as const satisfies Readonly<Record<string, Refusal>>;
