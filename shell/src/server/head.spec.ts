/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["salon-source", "node"]}
 */
import type { ReadQueryData, RouteHandle, Site } from '@salon/contracts';
import { QueryClient } from '@salon/web-kit/query';
import { faqFacts } from './faq.facts.js';
import { menuPreviewQuery } from '../site/site.queries.js';
import { content } from '../testing/content.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageHead, SkeletonHead } from './head.js';

const SITE_URL = 'https://salon.test';
const SITE: Site = {
  brand: 'Temple Tree',
  companyName: 'Temple & Tree',
  tagline: '',
  footerText: '',
  developerCredit: '',
  phone: '+94 91 222 3333',
  email: 'desk@temple.test',
  whatsapp: '',
  address: '3 Flower Road, Galle',
  mapUrl: 'https://www.openstreetmap.org/?mlat=6.0329&mlon=80.2168#map=17',
  branchLabel: '',
  social: [{ name: 'Instagram', url: 'https://instagram.test/temple' }],
  hours: [
    { days: 'Monday to Wednesday', open: '9:00 AM – 6:30 PM' },
    { days: 'Saturday', open: '12:00 PM – 4:00 PM' },
    { days: 'Sunday', open: 'Closed' },
  ],
};
const HANDLE: RouteHandle = { access: 'public', title: 'FAQ', description: 'What guests "like" to know.' };

/** The head of a page, and its structured data by type. */
function rendered(
  path: string,
  handle: Partial<RouteHandle> = {},
  known: readonly (readonly [readonly unknown[], unknown])[] = [[['site'], SITE]],
) {
  const client = new QueryClient();
  for (const [key, value] of known) client.setQueryData(key, value);
  const head = renderToStaticMarkup(
    createElement(PageHead, { path, siteUrl: SITE_URL, handle: { ...HANDLE, ...handle }, client }),
  );
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': { '@type': string }[] };
  return { head, factsOf: (type: string) => graph.filter((each) => each['@type'] === type) };
}

describe('the head of a page', () => {
  it('holds title, description, a canonical address for any query, and a preview', () => {
    const { head } = rendered('/faq?from=mail#late');
    for (const line of [
      '<title>FAQ · Temple &amp; Tree</title>',
      '<meta name="description" content="What guests &quot;like&quot; to know."/>',
      '<link rel="canonical" href="https://salon.test/faq"/>',
      '<meta property="og:title" content="FAQ · Temple &amp; Tree"/>',
      '<meta property="og:description" content="What guests &quot;like&quot; to know."/>',
      '<meta property="og:url" content="https://salon.test/faq"/>',
      '<meta property="og:image" content="https://salon.test/social.jpg"/>',
      '<meta property="og:site_name" content="Temple &amp; Tree"/>',
    ])
      expect(head).toContain(line);
  });

  it('describes the salon with address, position, parsable hours, links and prices', () => {
    const [salon] = rendered('/', { title: '' }, [
      [['site'], SITE],
      [menuPreviewQuery.queryKey, { highlights: [], prices: [900, 38_000] }],
    ]).factsOf('BeautySalon');
    expect(salon).toMatchObject({
      '@id': 'https://salon.test/#salon',
      name: 'Temple & Tree',
      url: 'https://salon.test/',
      telephone: '+94 91 222 3333',
      email: 'desk@temple.test',
      address: { '@type': 'PostalAddress', streetAddress: '3 Flower Road, Galle', addressCountry: 'LK' },
      geo: { '@type': 'GeoCoordinates', latitude: 6.0329, longitude: 80.2168 },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'],
          opens: '09:00',
          closes: '18:30',
        },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '12:00', closes: '16:00' },
      ],
      priceRange: 'LKR 900 - 38000',
      currenciesAccepted: 'LKR',
      sameAs: ['https://instagram.test/temple'],
    });
  });

  it('names the salon when there is no more data', () => {
    const [salon] = rendered('/faq', {}, [[['site'], SITE]]).factsOf('BeautySalon');
    expect(salon).toEqual({
      '@type': 'BeautySalon',
      '@id': expect.stringMatching(/\/#salon$/),
      name: SITE.companyName,
    });
  });

  it('holds breadcrumbs, except on the home page', () => {
    expect(rendered('/faq').factsOf('BreadcrumbList')).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://salon.test/' },
          { '@type': 'ListItem', position: 2, name: 'FAQ', item: 'https://salon.test/faq' },
        ],
      },
    ]);
    expect(rendered('/', { title: '' }).factsOf('BreadcrumbList')).toEqual([]);
  });

  it('holds each question with its answer', () => {
    const [page] = rendered('/faq', { facts: faqFacts }, [
      [['site', 'content'], { ...content, faq: content.faq.slice(0, 1) }],
    ]).factsOf('FAQPage');
    expect(page).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How far ahead should I book?',
          acceptedAnswer: { '@type': 'Answer', text: 'Answer number 0.' },
        },
      ],
    });
    expect(rendered('/faq', { facts: faqFacts }).factsOf('FAQPage')).toEqual([]);
  });

  it('T46 escapes every text of an admin', () => {
    const facts = (_read: ReadQueryData) => [{ '@type': 'Offer', name: '</script><script>alert(1)</script>' }];
    const { head, factsOf } = rendered('/faq', { title: '</title><script>alert(1)</script>', facts }, [
      [['site'], { ...SITE, companyName: '"><script>alert(1)</script>' }],
    ]);
    expect(head.match(/<script/g)).toEqual(['<script']);
    expect(factsOf('Offer')).toEqual(facts(() => undefined));
  });
});

it('the head of a signed-in page keeps it out of search engines, whatever its path', () =>
  expect(renderToStaticMarkup(createElement(SkeletonHead, { title: 'Cart', companyName: 'Temple Tree' }))).toBe(
    '<title>Cart · Temple Tree</title><meta name="robots" content="noindex"/>',
  ));
