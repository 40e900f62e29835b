/** Private word → the standard terms to use instead (docs/contributing.md, "Words"). */
export const STANDARD_TERMS = {
  allowance: 'rate limit',
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
  wish: 'intent, request',
  wishes: 'intents, requests',
};

/** Files that keep private words: migrations never change, and this list names the words. */
export const EXCEPTED_FILES = ['**/migrations/**', 'infra/lint/private-words.mjs'];

/** The private words of 'slotGrid', 'slot-grid' or 'Slot grid.', which are read as 'slot' and 'grid'. */
export const privateWordsOf = (text) =>
  text
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/\P{L}+/u)
    .filter((word) => Object.hasOwn(STANDARD_TERMS, word));

/**
 * ESLint rule: no private words in file names, identifiers and comments. Strings may hold visible texts and are not
 * checked.
 */
export const privateWords = {
  meta: { type: 'suggestion', schema: [], messages: { word: "'{{word}}' is a private word. Use: {{terms}}." } },
  create(context) {
    const report = (text, location) => {
      for (const word of privateWordsOf(text))
        context.report({ ...location, messageId: 'word', data: { word, terms: STANDARD_TERMS[word] } });
    };
    const checkName = (node) => report(node.name, { node });
    return {
      Program(node) {
        report(context.filename.slice(context.cwd.length), { node, loc: { line: 1, column: 0 } });
        for (const comment of context.sourceCode.getAllComments()) report(comment.value, { loc: comment.loc });
      },
      Identifier: checkName,
      PrivateIdentifier: checkName,
      JSXIdentifier: checkName,
    };
  },
};
