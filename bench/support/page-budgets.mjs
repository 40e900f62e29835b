/**
 * The budgets of / and /services: what is transferred, times, scores in Lighthouse's order. `lcpRatio`: to the LCP of
 * the bare page.
 */
const FIRST = {
  htmlBytes: 20 * 1024,
  scriptBytes: 150 * 1024,
  lcpMs: 1_500,
  lcpRatio: 2.2,
  tbtMs: 200,
  scores: [97, 100, 100, 100],
};
/** Budget of signed-in pages. */
const DEEP_LCP_MS = 2_500;
const SCORES = ['performance', 'accessibility', 'best practices', 'SEO'];

const kilobytes = (bytes) => (bytes / 1024).toFixed(1);
const round = (milliseconds) => Math.round(milliseconds);

/** The exceeded budgets of a main page as sentences. */
function missedByFirst({ path, figures: { lcp, cls, tbt, scores }, bytes: { html, script } }, bare) {
  const most = FIRST.lcpRatio * bare.lcp;
  return [
    html > FIRST.htmlBytes && `${path}: ${kilobytes(html)} KB of HTML, at most ${kilobytes(FIRST.htmlBytes)}`,
    script > FIRST.scriptBytes &&
      `${path}: ${kilobytes(script)} KB of scripts, at most ${kilobytes(FIRST.scriptBytes)}`,
    lcp > FIRST.lcpMs && `${path}: LCP ${round(lcp)} ms, at most ${FIRST.lcpMs}`,
    lcp > most && `${path}: LCP ${round(lcp)} ms, at most ${FIRST.lcpRatio} times the bare page's, ${round(most)}`,
    Math.round(cls * 1_000) > 0 && `${path}: CLS ${cls.toFixed(3)}, not 0`,
    tbt > FIRST.tbtMs && `${path}: TBT ${round(tbt)} ms, at most ${FIRST.tbtMs}`,
    ...scores.map(
      (score, index) =>
        score < FIRST.scores[index] && `${path}: ${SCORES[index]} ${score}, at least ${FIRST.scores[index]}`,
    ),
  ].filter(Boolean);
}

/** Every exceeded budget as a sentence. */
export const missed = ({ bare, first, deep, presses }) => [
  ...first.flatMap((page) => missedByFirst(page, bare)),
  ...deep
    .filter(({ figures }) => figures.lcp > DEEP_LCP_MS)
    .map(({ path, figures }) => `${path}: LCP ${round(figures.lcp)} ms, at most ${DEEP_LCP_MS}`),
  ...presses
    .filter(({ ms, mostMs }) => ms > mostMs)
    .map(({ name, ms, mostMs }) => `Book Now pressed ${name}: ${round(ms)} ms to the next paint, at most ${mostMs}`),
];

const row = (name, { lcp, cls, tbt, scores }, bytes) => {
  const sizes = bytes ? [kilobytes(bytes.html), kilobytes(bytes.script)] : ['', ''];
  const cells = [name, round(lcp), cls.toFixed(3), round(tbt), ...scores.map((score) => score ?? ''), ...sizes];
  return `| ${cells.join(' | ')} |`;
};

/** The results as a table, with the duration of each press and the exceeded budgets. */
export const reportOf = ({ bare, first, others, deep, presses }, heading) => [
  ...heading,
  '',
  '| page | LCP ms | CLS | TBT ms | performance | accessibility | best practices | SEO | HTML KB | scripts KB |',
  '|---|---|---|---|---|---|---|---|---|---|',
  row('bare page', bare),
  ...[...first, ...others].map(({ path, figures, bytes }) => row(path, figures, bytes)),
  ...deep.map(({ path, figures }) => row(`${path}, signed in`, figures)),
  '',
  ...presses.map(
    ({ name, ms, mostMs }) =>
      `- first Book Now of /services pressed ${name}, p75: ${ms === 0 ? 'less than 16' : round(ms)} ms to the next paint (most ${mostMs})`,
  ),
  '',
];
