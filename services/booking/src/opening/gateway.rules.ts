/** An IPv4 address, or an IPv6 one in its brackets. */
const IP = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

/** Why the gateway could not reach this address, in a sentence; null when nothing speaks against it. */
export function notifyProblem(notifyUrl: string, isLocal: boolean): string | null {
  if (!URL.canParse(notifyUrl)) return `The notify address ${notifyUrl} is not an address. Set NOTIFY_URL or SITE_URL.`;
  const { protocol, hostname } = new URL(notifyUrl);
  if (isLocal) return null;
  if (protocol !== 'https:') return `The notify address ${notifyUrl} must begin with https://. Set SITE_URL.`;
  if (hostname === 'localhost' || hostname.endsWith('.local') || IP.test(hostname))
    return `The gateway cannot reach ${hostname}. The notify address needs a public name: set SITE_URL.`;
  return null;
}

/** What the checkout page of the gateway says of a test form: null when it takes it. */
export function checkoutProblem(status: number, page: string): string | null {
  const words = page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  if (/unknown merchant|invalid merchant/i.test(words))
    return 'The gateway does not know this merchant id. Check PAYHERE_MERCHANT_ID.';
  if (/unauthori[sz]ed|hash/i.test(words) && (status >= 400 || /unauthori[sz]ed/i.test(words)))
    return 'The gateway does not accept the signature. Check PAYHERE_MERCHANT_SECRET, and that this domain is allowed there.';
  return status >= 400 ? `The gateway answered ${status} to a test payment.` : null;
}
