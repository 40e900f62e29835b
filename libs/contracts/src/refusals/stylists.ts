import { counted } from '@salon/kernel';
import type { Refusal } from './refusal.js';

/** Refusals of changes of the stylists. */
export const stylistRefusals = {
  STYLIST_INVALID: { kind: 'invalid' },
  STYLIST_NOT_FOUND: { kind: 'not_found' },
  STYLIST_LAST: {
    kind: 'conflict',
    text: ({ name }: { name: string }) =>
      `${name} is the only stylist: nothing could be booked any more. Add or restore another one first.`,
  },
  STYLIST_HAS_VISITS: {
    kind: 'conflict',
    /** `waiting`: how many of them cannot be given to somebody else; missing from a service of release 0.2.0. */
    text: ({ name, count, waiting = 0 }: { name: string; count: number; waiting?: number }) => {
      const left = count - waiting;
      return left === 0
        ? `${name} has a visit under way, or a time that is held unpaid. Please wait until it is over.`
        : `${name} still has ${counted(left, 'visit')} to come. Give ${left === 1 ? 'it' : 'them'} to somebody else first.`;
    },
  },
  STYLIST_HAD_VISITS: {
    kind: 'conflict',
    text: ({ name }: { name: string }) =>
      `Visits were booked with ${name}, so this cannot be undone. Archive them instead.`,
  },
  STYLIST_HAS_HOURS: {
    kind: 'conflict',
    text: ({ name }: { name: string }) => `The hours or time away of ${name} were changed later. Undo that first.`,
  },
  STYLIST_REMOVED: {
    kind: 'conflict',
    text: 'The stylist is no longer there: their creation was undone. Undo that first.',
  },
  STYLIST_ACCOUNT_UNKNOWN: {
    kind: 'invalid',
    text: 'Nobody in the team signs in with this address. Invite them as a stylist first.',
    field: 'accountEmail',
  },
  STYLIST_ACCOUNT_TAKEN: {
    kind: 'conflict',
    text: ({ name }: { name: string }) => `This is the account of ${name}.`,
    field: 'accountEmail',
  },
} as const satisfies Readonly<Record<string, Refusal>>;
