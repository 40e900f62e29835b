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
  drawn: 'server-rendered, rendered',
  fallen: 'error illustration',
  journal: 'history',
  onward: 'next step',
  patience: 'timeout',
  quietly: 'best effort, without warnings',
  redrawn: 're-encoded, rendered',
  shelf: 'content type',
  shelve: 'archive',
  told: 'notified, reported',
  wish: 'intent, request',
  wishes: 'intents, requests',
};

/** Files that still hold private words: migrations never change, the others are being replaced or renamed. Only remove entries. */
export const EXCEPTED_FILES = [
  '**/migrations/**',
  'infra/lint/private-words.mjs',
  // Not renamed yet.
  'bff/src/docs/admin-shapes.ts',
  'bff/src/docs/shapes.ts',
  'libs/nest-kit/src/database.ts',
  'libs/nest-kit/src/health.ts',
  'libs/nest-kit/src/mailer.spec.ts',
  'libs/nest-kit/src/mailer.ts',
  'libs/nest-kit/src/outbox.ts',
  'libs/nest-kit/src/pictures/picture.rules.ts',
  'libs/nest-kit/src/pictures/pictures.ts',
  'libs/nest-kit/src/pictures/redraw.ts',
  'libs/nest-kit/src/stop.ts',
  'services/account/src/testing/account-journey.ts',
  'services/booking/src/admin-actions/admin-action.rules.spec.ts',
  'services/booking/src/gateway/merchant.client.ts',
  'services/booking/src/holds/race.spec.ts',
  'services/booking/src/payments/apply-ledger.ts',
  'services/booking/src/payments/notice-http.spec.ts',
  'services/booking/src/payments/record-notice.ts',
  'services/booking/src/payments/retrieve-order.ts',
  'services/booking/src/payments/store-notice.ts',
  'services/booking/src/rescheduling/reschedule-appointment.ts',
  'services/booking/src/rescheduling/rescheduling.spec.ts',
  'services/booking/src/testing/model.payments.ts',
  'services/booking/src/testing/model.state.ts',
  'services/booking/src/testing/real-salon.ts',
  'services/booking/src/testing/visits.ts',
  'services/booking/src/visits/visits.spec.ts',
];

/** 'slotGrid', 'slot-grid' and 'Slot grid.' → ['slot', 'grid'] */
const wordsOf = (text) =>
  text
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/\P{L}+/u);

const isPrivate = (word) => Object.hasOwn(STANDARD_TERMS, word);

/** ESLint rule: no private words in file names, identifiers and comments. Strings may hold visible texts and are not checked. */
export const privateWords = {
  meta: { type: 'suggestion', schema: [], messages: { word: "'{{word}}' is a private word. Use: {{terms}}." } },
  create(context) {
    const report = (text, location) => {
      for (const word of wordsOf(text).filter(isPrivate))
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
