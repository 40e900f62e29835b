import { DAY_MINUTES, formatTime, minutesOf, timeOf } from '@salon/kernel';
import { DESK, inDays } from '../limits.js';
import * as messages from '../messages.js';
import { generalRefusals } from './general.js';
import { because, type Refusal } from './refusal.js';
import { visitTooLong } from './slots.js';

/** The missing parts of a choice of services, day and time; screens show it before they call the server. */
export const choiceTexts = {
  appointment: messages.appointmentMissing,
  service: 'Please choose a service from the menu',
  serviceId: 'Each service needs an id',
  stylist: 'Please choose a stylist',
  customer: 'Please choose a customer',
  noServices: 'Please add services to your cart first',
  day: 'Please give a day as yyyy-MM-dd',
  noDate: 'Please select a date for your appointment',
  noTime: 'Please select a date and time for your appointment',
  pastDate: 'Date cannot be before today',
  timeOrder: 'The end is not after the beginning',
} as const;

type Most = {
  most: number;
};

export const oneOfText = (allowed: readonly string[]): string => `Please give one of ${allowed.join(', ')}`;

export const servicesTooMany = ({ most }: Most): string => `A visit has at most ${most} services`;

/** Why a visit or a block of the desk cannot begin at this time, with the nearest times that it can; null when it can. */
export function deskTimeProblem(time: string): string | null {
  const minutes = minutesOf(time);
  const before = minutes - (minutes % DESK.stepMinutes);
  if (before === minutes) return null;
  const nearest = [before, before + DESK.stepMinutes].filter((each) => each < DAY_MINUTES);
  const times = nearest.map((each) => formatTime(timeOf(each))).join(' or ');
  return `At the desk there is a time every ${DESK.stepMinutes} minutes. Please choose ${times}`;
}

/** Missing input of an open task or a closed day; screens show it before they call the server. */
export const noteTexts = {
  bankReference: ({ most }: Most): string =>
    `Please give the reference of the bank transfer, at most ${most} characters`,
  noticeNote: ({ most }: Most): string => `Please say in at most ${most} characters what became of it`,
  reopening: ({ most }: Most): string => `Please say in at most ${most} characters why this day is opened again`,
} as const;

/** Refusals of a field of a request, by their reason. */
export const fieldRefusals = {
  INVALID: {
    kind: 'invalid',
    text: because({
      request: generalRefusals.invalid,
      page: 'This page does not exist',
      filter: ({ allowed }: { allowed: string }) => `Please give one of ${allowed}`,
      filterDay: choiceTexts.day,
      reportOrder: messages.reportOrder,
      reportMost: messages.reportMost,
      pageSize: ({ most }: Most) => `Please give a number from 1 to ${most}`,

      // Services.
      ...choiceTexts,
      serviceTwice: 'A service is listed twice',
      servicesTooMany,
      serviceOfOffer: 'This service is not part of the special offer',
      quantity: ({ most }: Most) => messages.outOfRange('Quantity', 1, most),
      tooLong: visitTooLong,

      // Day and time.
      month: 'Please choose a month',
      lateDate: ({ days }: { days: number }) => `Please choose a day within the next ${inDays(days)}`,
      closed: ({ note }: { note: string }) => note,
      notOffered: 'Please choose one of the offered times',
      deskTime: ({ time }: { time: string }) => deskTimeProblem(time) ?? '',
      blocked: ({ text }: { text: string }) => text,
      end: ({ minutes }: { minutes: number }) => `The visit takes ${minutes} minutes and would not end then`,

      // A booking, its payment and its status.
      idempotencyKey: 'This Idempotency-Key cannot be used',
      fee: ({ amount }: { amount: string }) => `The amount to pay online is ${amount}`,
      noteLength: ({ most }: Most) => messages.tooLong('Note', most),
      statusReason: ({ most }: Most) => `Please give a reason of at most ${most} characters`,
      ...noteTexts,
      counted: 'Please count every means of payment once, in rupees and cents',
      difference: ({ means }: { means: string }) => `Please say why ${means} differs from what was expected`,
    }),
  },
} as const satisfies Readonly<Record<string, Refusal>>;
