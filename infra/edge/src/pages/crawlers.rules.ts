import { escapeHtml } from '@salon/kernel';

/**
 * Where search engines have no business: the API, and signed-in pages, whose skeletons are marked `noindex` besides.
 */
const DISALLOWED = [
  '/api/',
  '/mfe/',
  '/admin',
  '/ops',
  '/cart',
  '/book-appointment',
  '/payment-success',
  '/payment-cancel',
  '/receipt',
  '/profile',
  '/dashboard',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/design',
];

export const robotsText = (siteUrl: string): string =>
  ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join(
    '\n',
  );

/** The public pages by their whole addresses (sitemaps.org). */
export const sitemapXml = (siteUrl: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escapeHtml(`${siteUrl}${path}`)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
