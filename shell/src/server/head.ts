import type { ReadQueryData, RouteHandle, Site } from '@salon/contracts';
import { escapeHtml } from '@salon/kernel';
import { tabTitle } from '@salon/web-kit';
import type { QueryClient } from '@salon/web-kit/query';
import type { MenuPreview } from '../site/highlights.rules.js';
import { menuPreviewKey } from '../site/use-site.js';
import { salonFacts, salonName } from './salon.facts.js';

interface Page {
  path: string;
  siteUrl: string;
  handle: RouteHandle;
  client: QueryClient;
}

const meta = (name: string, content: string): string =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`;

/** JSON that is safe inside a script element. */
const inline = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function breadcrumbs({ siteUrl, handle }: Page, address: string): object[] {
  if (handle.title === '') return [];
  const item = (position: number, name: string, url: string): object => ({
    '@type': 'ListItem',
    position,
    name,
    item: url,
  });
  return [
    { '@type': 'BreadcrumbList', itemListElement: [item(1, 'Home', `${siteUrl}/`), item(2, handle.title, address)] },
  ];
}

/** The head of a signed-in page: its title. */
export const titleOf = ({ title }: Pick<RouteHandle, 'title'>): string =>
  `<title>${escapeHtml(tabTitle(title))}</title>`;

/** The head of a page: title, description, canonical address, preview, structured data (schema.org). */
export function headOf(page: Page): string {
  const { path, siteUrl, handle, client } = page;
  const read: ReadQueryData = <T>(key: readonly unknown[]) => client.getQueryData<T>(key);
  const address = new URL(new URL(path, siteUrl).pathname, siteUrl).href;
  const title = tabTitle(handle.title);
  const description = handle.description ?? '';
  const site = read<Site>(['site']);
  const prices = read<MenuPreview>(menuPreviewKey)?.prices ?? null;
  const salon =
    site && (handle.title === '' || handle.facts ? salonFacts(site, siteUrl, prices) : salonName(site, siteUrl));
  const graph = [...(salon ? [salon] : []), ...(handle.facts?.(read) ?? []), ...breadcrumbs(page, address)];
  return [
    titleOf(handle),
    meta('description', description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    meta('og:type', 'website'),
    meta('og:site_name', site?.companyName ?? tabTitle('')),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', address),
    meta('og:image', `${siteUrl}/social.jpg`),
    meta('og:locale', 'en_LK'),
    meta('twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${inline({ '@context': 'https://schema.org', '@graph': graph })}</script>`,
  ].join('\n    ');
}
