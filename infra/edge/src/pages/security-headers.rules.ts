import { CSP_REPORTS_PATH } from '@salon/contracts';

export interface HeaderPolicy {
  /** Origins the checkout form may be sent to and the gateway's script comes from. */
  gatewayOrigins: readonly string[];
  /** Who signs people in by its button; absent where nobody does. */
  googleIssuer?: string;
  /** The site's own address; with https browsers must stay there. */
  siteUrl: string;
}

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
  'payment',
];

/** The map that visitors may ask for in a page (decision E4). */
const MAP = 'https://www.openstreetmap.org/export/embed.html';

const quoted = (digests: readonly string[]): string => digests.map((digest) => ` '${digest}'`).join('');

/**
 * Headers of every page (threats T46, T52); `inlineScripts`: digests (`sha256-…`) of the scripts that are part of
 * it.
 */
export function securityHeaders(
  path: string,
  { gatewayOrigins, googleIssuer, siteUrl }: HeaderPolicy,
  inlineScripts: readonly string[] = [],
): Record<string, string> {
  const gateways = gatewayOrigins.map((each) => ` ${each}`).join('');
  const button = googleIssuer ? ` ${new URL('/gsi/', googleIssuer).href}` : '';
  const pictures = googleIssuer ? ` ${picturesOf(googleIssuer)}` : '';
  const policy = [
    "default-src 'self'",
    `script-src 'self'${quoted(inlineScripts)}${gateways}${button}`,
    `style-src 'self'${button}`,
    `img-src 'self' data: blob:${pictures}`,
    "font-src 'self'",
    `connect-src 'self'${button}`,
    "worker-src 'self'",
    `frame-src ${MAP}${button}`,
    "frame-ancestors 'none'",
    `form-action 'self'${gateways}`,
    "base-uri 'none'",
    "object-src 'none'",
    `report-uri ${CSP_REPORTS_PATH}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'DENY',
    'referrer-policy': /^\/(?:reset-password|register)/.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS.map((each) => `${each}=()`).join(', '),
    // Google's button opens a window that answers its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Google keeps people's pictures elsewhere than its button; the stand-in has one place for all. */
const picturesOf = (issuer: string): string =>
  issuer === 'https://accounts.google.com' ? 'https://*.googleusercontent.com' : new URL(issuer).origin;
