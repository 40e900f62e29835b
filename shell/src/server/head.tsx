import type { ReadQueryData, RouteHandle, Site } from '@salon/contracts';
import { tabTitle } from '@salon/web-kit';
import { siteQuery } from '@salon/web-kit/queries';
import type { QueryClient } from '@salon/web-kit/query';
import type { ComponentProps } from 'react';
import type { MenuPreview } from '../site/highlights.rules.js';
import { menuPreviewQuery } from '../site/site.queries.js';
import { inlineJson } from './frame.js';
import { salonFacts, salonName } from './salon.facts.js';

interface Page {
  path: string;
  siteUrl: string;
  handle: RouteHandle;
  client: QueryClient;
}

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

const DESCRIPTION = 'Hair, nails, skin and make-up in a quiet house in Colombo. Book a time online.';

const Title = ({ title = '', companyName }: { title?: string; companyName?: string }) => (
  <title>{tabTitle(title, companyName)}</title>
);

/** The head of a signed-in page. It excludes the page from search engines, even when robots.txt does not list it. */
export const SkeletonHead = (props: ComponentProps<typeof Title>) => (
  <>
    <Title {...props} />
    <meta name="robots" content="noindex" />
  </>
);

/** The head of a page whose content is not known yet. */
export const DefaultHead = () => (
  <>
    <Title />
    <meta name="description" content={DESCRIPTION} />
  </>
);

/** The structured data of a page (schema.org). */
function factsOf(page: Page, site: Site | undefined, address: string): object[] {
  const { siteUrl, handle, client } = page;
  const read: ReadQueryData = <T,>(key: readonly unknown[]) => client.getQueryData<T>(key);
  const prices = read<MenuPreview>(menuPreviewQuery.queryKey)?.prices ?? null;
  const salon =
    site && (handle.title === '' || handle.facts ? salonFacts(site, siteUrl, prices) : salonName(site, siteUrl));
  return [...(salon ? [salon] : []), ...(handle.facts?.(read) ?? []), ...breadcrumbs(page, address)];
}

/** The head of a page: title, description, canonical address, preview, structured data. */
export function PageHead(page: Page) {
  const { path, siteUrl, handle, client } = page;
  const address = new URL(new URL(path, siteUrl).pathname, siteUrl).href;
  const description = handle.description ?? '';
  const site = client.getQueryData(siteQuery.queryKey);
  const companyName = site?.companyName;
  const facts = { '@context': 'https://schema.org', '@graph': factsOf(page, site, address) };
  return (
    <>
      <Title title={handle.title} companyName={companyName} />
      <meta name="description" content={description} />
      {site?.isOpen === false && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={tabTitle('', companyName)} />
      <meta property="og:title" content={tabTitle(handle.title, companyName)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${siteUrl}/social.jpg`} />
      <meta property="og:locale" content="en_LK" />
      <meta name="twitter:card" content="summary_large_image" />
      {/* eslint-disable-next-line no-restricted-syntax -- JSON */}
      <script type="application/ld+json" dangerouslySetInnerHTML={inlineJson(facts)} />
    </>
  );
}
