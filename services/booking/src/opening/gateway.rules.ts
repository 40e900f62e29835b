import { setupTexts } from '@salon/contracts';

/** An IPv4 address, or an IPv6 one in its brackets. */
const IP = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

/** Why the gateway could not reach this address, in a sentence; null when it could. */
export function notifyProblem(notifyUrl: string, isLocal: boolean): string | null {
  if (!URL.canParse(notifyUrl)) return setupTexts.notifyInvalid({ url: notifyUrl });
  const { protocol, hostname } = new URL(notifyUrl);
  if (isLocal) return null;
  if (protocol !== 'https:') return setupTexts.notifyPlain({ url: notifyUrl });
  if (hostname === 'localhost' || hostname.endsWith('.local') || IP.test(hostname))
    return setupTexts.notifyPrivate({ host: hostname });
  return null;
}

/** The error on the gateway's checkout page for a test form; null when the form is accepted. */
export function checkoutProblem(status: number, page: string): string | null {
  const words = page.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ');
  if (/unknown merchant|invalid merchant/i.test(words)) return setupTexts.merchantUnknown;
  if (/unauthori[sz]ed|hash/i.test(words) && (status >= 400 || /unauthori[sz]ed/i.test(words)))
    return setupTexts.signatureRefused;
  return status >= 400 ? setupTexts.gatewayStatus({ status }) : null;
}
