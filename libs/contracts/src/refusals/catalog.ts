import { listed, monthName } from '@salon/kernel';
import { UNDO_HOURS } from '../limits.js';
import * as messages from '../messages.js';
import { bookingRefusals } from './booking.js';
import type { Refusal } from './refusal.js';

type OfferLength = {
  /** Minutes that a visit can take. */
  most: number;
  minutes: number;
};

const offerTooLong = ({ most, minutes }: OfferLength): string =>
  `A special offer can take at most ${most} minutes. These services take ${minutes} minutes.`;

/** `titles` of the archived ones; none when one does not exist. */
const archivedServices =
  (otherwise: string) =>
  ({ titles }: { titles: readonly string[] }): string => {
    if (titles.length === 0) return otherwise;
    const [are, them] = titles.length === 1 ? ['is', 'it'] : ['are', 'them'];
    return `${listed(titles)} ${are} archived. Restore ${them} first, or choose other services.`;
  };

/** Refusals of content, reviews and messages to the salon. */
export const catalogRefusals = {
  SITE_NOT_SET: { kind: 'not_found' },
  SERVICE_IDS: { kind: 'invalid' },
  CONTACT_INVALID: { kind: 'invalid' },
  MESSAGE_NOT_FOUND: { kind: 'not_found' },
  MESSAGE_ANSWERED: { kind: 'conflict', text: 'Somebody else has answered this message already.' },
  MESSAGE_OPEN: { kind: 'conflict', text: 'This message waits for an answer already.' },

  REVIEW_INVALID: { kind: 'invalid' },
  REVIEW_NOT_FOUND: { kind: 'not_found', text: 'This review was removed already.' },
  REVIEW_WITHDRAWN: { kind: 'conflict', text: 'Its author has removed this review.' },
  REVIEW_REWRITTEN: {
    kind: 'conflict',
    text: 'Its author has written another review since. Read that one in the reviews, and show it there.',
  },
  REVIEW_EDITED: {
    kind: 'conflict',
    text: 'Its author has changed this review since. Read it in the reviews, and show it there.',
  },
  REVIEW_TAKEN: { kind: 'conflict', text: 'You have already written a review. You can edit it.' },
  REASON_MISSING: { kind: 'invalid', text: 'Please give a reason', field: 'reason' },

  // Content, for admins (decisions B1, B7, B8).
  CONTENT_INVALID: { kind: 'invalid' },
  ENTRY_NOT_FOUND: { kind: 'not_found' },
  ENTRY_TAKEN: { kind: 'conflict', text: 'There is one of that name already. Change or restore it instead.' },
  ENTRY_ARCHIVED: { kind: 'conflict', text: 'Somebody else has archived it meanwhile. It is archived already.' },
  ENTRY_RESTORED: { kind: 'conflict', text: 'Somebody else has restored it meanwhile. Guests see it again already.' },
  ENTRY_NAME: { kind: 'invalid', text: 'The short name cannot be changed.' },
  CATEGORY_IN_USE: {
    kind: 'conflict',
    /** `titles` are of the first services; missing from a service of release 0.2.0. */
    text: ({ count, titles = [] }: { count: number; titles?: readonly string[] }) => {
      const named = count > titles.length ? [...titles, `${count - titles.length} more`] : titles;
      return (
        `${count} ${count === 1 ? 'service is' : 'services are'} in this category` +
        `${titles.length === 0 ? '' : `: ${listed(named)}`}. Move or archive ${count === 1 ? 'it' : 'them'} first.`
      );
    },
  },
  CATEGORY_GONE: {
    kind: 'conflict',
    text: ({ category }: { category: string }) =>
      `The category ${category} does not exist or is archived. Choose another one, or restore it first.`,
  },
  OFFER_SERVICES: { kind: 'invalid', text: archivedServices(bookingRefusals.OFFER_INVALID.text), field: 'services' },
  OFFER_TOO_LONG: { kind: 'invalid', text: offerTooLong, field: 'services' },
  ALMANAC_SERVICES: { kind: 'invalid', text: archivedServices(messages.almanacServices), field: 'services' },
  ALMANAC_MONTH: {
    kind: 'conflict',
    text: ({ month, title }: { month: number; title: string }) =>
      `The almanac has an entry for ${monthName(month)} already: “${title}”. Change that one, or archive it first.`,
    field: 'month',
  },
  SERVICE_TOO_LONG: {
    kind: 'conflict',
    text: ({ offer, ...length }: OfferLength & { offer: string }) => `${offer}: ${offerTooLong(length)}`,
  },
  ACT_UNDONE: { kind: 'conflict', text: 'This has been undone already.' },
  ACT_TOO_OLD: { kind: 'conflict', text: `Only what was done in the last ${UNDO_HOURS} hours can be undone.` },
  ACT_OVERTAKEN: { kind: 'conflict', text: 'This entry was changed again later. Undo that change first.' },
  MENU_NOT_EMPTY: { kind: 'conflict', text: 'There is a menu already. The example is only for an empty one.' },
  CHANGED_MEANWHILE: { kind: 'conflict', text: 'Somebody else has changed this meanwhile.' },
} as const satisfies Readonly<Record<string, Refusal>>;
