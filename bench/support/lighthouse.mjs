import lighthouse from 'lighthouse';
import { launchListening } from '../../e2e/support/browsers.mjs';
import { percentile } from './percentile.mjs';

/**
 * Lighthouse's default mobile setting: the page loads at full speed, and its times are simulated for slow 4G (150 ms,
 * 1.6 Mbit/s) and a processor four times slower. Simulated rather than applied throttling, because other load on this
 * machine then matters far less.
 */
const SETTING = {
  throttlingMethod: 'simulate',
  formFactor: 'mobile',
  disableFullPageScreenshot: true,
  logLevel: 'error',
};
const ALL = ['performance', 'accessibility', 'best-practices', 'seo'];

const scoreOf = (category) => (category ? Math.round(category.score * 100) : null);

/** One visit with an empty profile, signed in if `token` is given. @throws Error when the page could not be measured */
async function visit(url, { port, token, categories }) {
  const browser = await launchListening({ port, site: new URL(url).origin, token });
  try {
    const { lhr } = await lighthouse(url, { ...SETTING, port, onlyCategories: categories });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const value = (audit) => lhr.audits[audit].numericValue;
    return {
      lcp: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbt: value('total-blocking-time'),
      machine: lhr.environment.benchmarkIndex,
      scores: ALL.map((name) => scoreOf(lhr.categories[name])),
    };
  } finally {
    await browser.close();
  }
}

/**
 * The medians of some visits of `url`: milliseconds, shift, scores of performance, accessibility, best practices and
 * SEO. `machine` is Lighthouse's benchmark index of this machine.
 */
export async function measure(url, { times = 1, categories = ALL, ...rest }) {
  const visits = [];
  while (visits.length < times) visits.push(await visit(url, { categories, ...rest }));
  const middle = (of) => percentile(visits.map(of), 0.5);
  return {
    lcp: middle(({ lcp }) => lcp),
    cls: middle(({ cls }) => cls),
    tbt: middle(({ tbt }) => tbt),
    machine: middle(({ machine }) => machine),
    scores: ALL.map((_, index) => middle(({ scores }) => scores[index])),
  };
}
