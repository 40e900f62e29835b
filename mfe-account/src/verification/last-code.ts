import { browserNow } from '@salon/web-kit';
import { withStorage } from '@salon/web-kit/storage';
import { RESEND_MS } from './verification.rules.js';

const KEY = 'lastCode';

interface LastCode {
  to: number;
  /** Epoch milliseconds. */
  mailedAt: number;
}

/** A number for an address: the next visitor of this browser cannot read the address. */
const numberOf = (address: string): number =>
  [...address.toLowerCase()].reduce((number, char) => (number * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003, 0);

/** When the last code that this tab requested is mailed to an address, in epoch milliseconds; 0 when there is none. */
export const lastCodeAt = (address: string): number =>
  withStorage(() => {
    const { to, mailedAt } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<LastCode>;
    const isOfThisClock = typeof mailedAt === 'number' && mailedAt <= browserNow().getTime() + RESEND_MS;
    return to === numberOf(address) && isOfThisClock ? mailedAt : 0; // Later times are from before the clock was corrected.
  }, 0);

/**
 * Notes that the server mails a code: at once, but no earlier than a minute after the last one (`leavesAt` of the
 * account service). Without storage only the server refuses a code that is requested too early.
 */
export function noteCode(address: string): void {
  const mailedAt = Math.max(browserNow().getTime(), lastCodeAt(address) + RESEND_MS);
  const code = { to: numberOf(address), mailedAt } satisfies LastCode;
  withStorage(() => sessionStorage.setItem(KEY, JSON.stringify(code)), undefined);
}

/** The same when the response was lost; tries of one minute count once, because they may all have failed. */
export function noteLostCode(address: string): void {
  if (lastCodeAt(address) + RESEND_MS <= browserNow().getTime()) noteCode(address);
}
