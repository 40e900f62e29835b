import lighthouse from 'lighthouse';
import { launchListening } from '../../e2e/support/browsers.mjs';

/**
 * Lighthouse's own mobile setting: a page is loaded as fast as this machine can, and its times are computed from what was seen for slow 4G (150 ms, 1.6 Mbit/s) and a
 * processor four times slower. Chosen over throttling that is applied, because what else runs on this machine then moves the figures far less.
 */
const SETTING = {
  throttlingMethod: 'simulate',
  formFactor: 'mobile',
  disableFullPageScreenshot: true,
  logLevel: 'error',
};
const ALL = ['performance', 'accessibility', 'best-practices', 'seo'];

const scoreOf = (category) => (category ? Math.round(category.score * 100) : null);

/** One visit with an empty profile, `token` signed in. @throws Error when the page could not be measured */
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

/** The middle one of some numbers. */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The middle of each figure of some visits of `url`: milliseconds, shift, scores of performance, accessibility, best practices and SEO. `machine` is Lighthouse's measure of this one. */
export async function measure(url, { times = 1, categories = ALL, ...rest }) {
  const visits = [];
  while (visits.length < times) visits.push(await visit(url, { categories, ...rest }));
  const middle = (of) => median(visits.map(of));
  return {
    lcp: middle(({ lcp }) => lcp),
    cls: middle(({ cls }) => cls),
    tbt: middle(({ tbt }) => tbt),
    machine: middle(({ machine }) => machine),
    scores: ALL.map((_, index) => middle(({ scores }) => scores[index])),
  };
}
