/** Private word → the standard terms to use instead (docs/contributing.md, "Words"). */
const STANDARD_TERMS = {
  act: 'admin action',
  acts: 'admin actions',
  allowance: 'rate limit',
  arrival: 'focus on navigation, receipt',
  arrivals: 'receipts',
  asleep: 'before hydration',
  awake: 'hydrated',
  brake: 'rate limit',
  brakes: 'rate limit',
  breathe: 'yield to the main thread',
  comeback: 'wait until ready',
  crowd: 'customers, rate limit',
  deed: 'admin action, write',
  deeds: 'admin actions, writes',
  dock: 'action bar',
  door: 'authentication layout',
  drawn: 'server-rendered, rendered',
  fallen: 'error illustration',
  journal: 'history',
  onward: 'next step',
  patience: 'timeout',
  quietly: 'best effort, without warnings',
  redrawn: 're-encoded, rendered',
  shelf: 'content type',
  shelve: 'archive',
  standing: 'the name of the data',
  told: 'notified, reported',
  wake: 'hydrate, start',
  wakes: 'hydrates, starts',
  waking: 'hydration, start',
  wish: 'intent, request',
  wishes: 'intents, requests',
};

/** Files that keep private words: migrations never change, and this list names the words. */
export const EXCEPTED_FILES = ['**/migrations/**', 'infra/lint/private-words.mjs'];

/** Names of the API, the database and the test library that stay (docs/glossary.md). */
const WIRE_NAME = /^(?:acts?|ACT_[A-Z_]+|Act\d+)$/;

/** The private words of 'slotGrid', 'slot-grid' or 'Slot grid.', which are read as 'slot' and 'grid'. */
export const privateWordsOf = (text) =>
  text
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/\P{L}+/u)
    .filter((word) => Object.hasOwn(STANDARD_TERMS, word));

/** The private words of a comment or a page of Markdown, without its code: identifiers are checked where they stand. */
export const privateWordsOfText = (text) => privateWordsOf(text.replaceAll(/```[\s\S]*?```|`[^`]*`/g, ''));

/**
 * ESLint rule: no private words in file names, identifiers and comments. Strings may hold visible texts and are not
 * checked.
 */
export const privateWords = {
  meta: { type: 'suggestion', schema: [], messages: { word: "'{{word}}' is a private word. Use: {{terms}}." } },
  create(context) {
    const report = (words, location) => {
      for (const word of words)
        context.report({ ...location, messageId: 'word', data: { word, terms: STANDARD_TERMS[word] } });
    };
    const checkName = (node) => !WIRE_NAME.test(node.name) && report(privateWordsOf(node.name), { node });
    return {
      Program(node) {
        const path = context.filename.slice(context.cwd.length);
        report(privateWordsOf(path), { node, loc: { line: 1, column: 0 } });
        for (const comment of context.sourceCode.getAllComments())
          report(privateWordsOfText(comment.value), { loc: comment.loc });
      },
      Identifier: checkName,
      PrivateIdentifier: checkName,
      JSXIdentifier: checkName,
    };
  },
};
