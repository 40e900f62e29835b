/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["salon-source", "node"]}
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from './document.js';
import { DEFAULT_SITE } from '../site/use-site.js';
import { type Frame, inlineJson } from './frame.js';

const entry = { entry: '/mfe/catalog/e.js', entryGlobalName: 'x', type: 'global', integrity: 'sha384-x' } as const;
const FRAME: Frame = {
  shell: { fonts: ['/f.woff2'], styles: ['/a.css'], preloads: ['/b.js'], scripts: ['/main.js'] },
  remotes: {
    catalog: { styles: ['/mfe/catalog/c.css'], scripts: [{ href: '/mfe/catalog/e.js', integrity: 'sha384-x' }] },
    booking: { styles: ['/mfe/booking/c.css'], scripts: [] },
  },
  registry: { catalog: entry },
  reports: { shellVersion: '0.1.0+dd5d9557', share: 0.1 },
  gatewayScript: 'https://gateway.test/lib.js',
};

const open = (more: Partial<Parameters<typeof Document>[0]> = {}) =>
  renderToStaticMarkup(
    <Document
      frame={FRAME}
      owner="catalog"
      site={undefined}
      head={<title>Menu</title>}
      inlineScripts={['var theme;']}
      {...more}
    />,
  );

it('names the files of the shell and of the owner of the page, and of no other remote', () => {
  const page = open();
  for (const tag of [
    '<title>Menu</title>',
    '<meta name="shell-version" content="0.1.0+dd5d9557"/><meta name="report-share" content="0.1"/>',
    '<meta name="gateway-script" content="https://gateway.test/lib.js"/>',
    '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/f.woff2"/>',
    '<link rel="preload" as="script" href="/b.js"/>',
    '<link rel="preload" as="script" href="/mfe/catalog/e.js" integrity="sha384-x"/>',
    '<script>var theme;</script>',
    '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/mfe/catalog/c.css"/>',
    '<script defer="" src="/main.js"></script>',
  ])
    expect(page).toContain(tag);
  expect(page).not.toContain('/mfe/booking/');
  expect(open({ owner: null })).not.toContain('/mfe/catalog/c.css');
});

it('requests the scripts of a rendered page once it is painted, by the addresses beside the inline script', () => {
  const page = open({ html: '<h1>Menu</h1>', afterPaintScript: 'var later;' });
  const [, files = ''] = /<script data-files="([^"]*)">var later;<\/script>/.exec(page) ?? [];
  expect(JSON.parse(files.replaceAll('&quot;', '"'))).toEqual({
    scripts: ['/main.js'],
    preloads: [{ href: '/b.js' }, { href: '/mfe/catalog/e.js', integrity: 'sha384-x' }],
  });
  expect(page).not.toContain('src="/main.js"');
  expect(page).not.toContain('as="script"');
});

it('is not painted before what follows its root is parsed, so that no part moves another', () => {
  const wait = '<link rel="expect" href="#query-results" blocking="render"/>';
  const page = open({ html: '<h1>Services</h1>', results: [] });
  expect(page).toContain(wait);
  expect(page.indexOf('id="query-results"')).toBeGreaterThan(page.indexOf('<h1>Services</h1></div>'));
  expect(open()).not.toContain(wait);
});

it('holds the rendered page alone in its root, and marks a skeleton', () => {
  expect(open({ html: '<h1>$& and $1</h1>' })).toContain('<div id="root"><h1>$& and $1</h1></div>');
  expect(open()).toContain('<div id="root"></div>');
  expect(open({ isSkeleton: true })).toContain('<div id="root" data-waiting=""></div>');
});

it('names the salon, its phone and the way home without JavaScript', () => {
  const site = { ...DEFAULT_SITE, companyName: 'Araliya Galle', phone: '+94 11 000 0000' };
  const notice = (page: string) => /<noscript>(.*)<\/noscript>/.exec(page)?.[1] ?? '';
  const alone = notice(open({ site }));
  expect(alone).toContain('<h1>Araliya Galle</h1>');
  expect(alone).toMatch(/<a [^>]*href="tel:\+94110000000">Call .*\+94 11 000 0000<\/a>/);
  expect(alone).toMatch(/<a [^>]*href="\/">Home page<\/a>/);
  expect(notice(open({ site, html: '<h1>Menu</h1>' }))).not.toContain('<h1>');
  expect(notice(open())).toContain('<h1>Araliya Salon &amp; Spa</h1>');
  expect(notice(open())).not.toContain('tel:');
});

it('holds the registry, and the query results of a rendered page', () => {
  expect(open()).toContain(`<script type="application/json" id="remotes">{"catalog":{"entry":"/mfe/catalog/e.js"`);
  expect(open()).not.toContain('id="query-results"');
  expect(open({ results: [[['menu'], '</script>']] })).toContain(
    '<script type="application/json" id="query-results">[[["menu"],"\\u003c/script>"]]</script>',
  );
});

it.each(['</script>', '<!--', '\u2028', '\u2029', 'plain'])('never ends the script element of JSON: %j', (text) => {
  const { __html: json } = inlineJson({ text });
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text });
});
