/** What browsers have reported of one version: errors, and page views estimated from a sample (ADR-0064). */
export interface Figures {
  errors: number;
  views: number;
}

/** Fewer errors than these say nothing about a version. */
const LEAST_ERRORS = 10;
/**
 * A candidate may have so many times the errors per page view of the current release, and one in a hundred views more.
 */
const TIMES = 2;
const MORE = 0.01;

const SERIES = /^(browser_errors_total|browser_page_views_total)\{(.*)\} (\S+)$/;

/** The figures of a version of a remote in the text of a BFF's `/metrics`. */
export function figuresIn(metrics: string, remote: string, version: string): Figures {
  const figures = { errors: 0, views: 0 };
  for (const line of metrics.split('\n')) {
    const [, name, labels = '', value] = SERIES.exec(line) ?? [];
    if (!labels.includes(`app="${remote}"`) || !labels.includes(`version="${version}"`)) continue;
    figures[name === 'browser_errors_total' ? 'errors' : 'views'] += Number(value);
  }
  return figures;
}

const increase = (before: number, now: number): number => (now < before ? now : now - before);

/** What has been added between two readings of one process; one that was started anew counts from zero. */
export const added = (before: Figures, now: Figures): Figures => ({
  errors: increase(before.errors, now.errors),
  views: increase(before.views, now.views),
});

export const sum = (all: readonly Figures[]): Figures => ({
  errors: all.reduce((total, { errors }) => total + errors, 0),
  views: all.reduce((total, { views }) => total + views, 0),
});

const rateOf = ({ errors, views }: Figures): number => errors / Math.max(views, 1);

/**
 * Whether the candidate clearly fails in more page views than the current release; without any reported view
 * (`REPORT_SHARE=0`) the two cannot be compared.
 */
export const isWorse = (candidate: Figures, current: Figures): boolean =>
  candidate.errors >= LEAST_ERRORS &&
  candidate.views + current.views > 0 &&
  rateOf(candidate) > TIMES * rateOf(current) + MORE;
