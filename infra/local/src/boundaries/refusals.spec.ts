import { lint } from './lint.js';

const PLANTED =
  "import { DomainError } from '@salon/kernel';\nthrow new DomainError('conflict', 'CODE', 'A sentence.');\n";

it.each([
  ['bff/planted.mjs', ['A refusal is made by refuse() from its code (ADR-0036).']],
  ['services/booking/src/planted.mjs', ['A refusal is made by refuse() from its code (ADR-0036).']],
  ['mfe-account/src/planted.mjs', ['A refusal is made by refuse() from its code (ADR-0036).']],
  ['libs/contracts/src/planted.mjs', []],
])(
  'a sentence is written where refusals are made, and nowhere else: %s',
  (path, found) => {
    expect(lint('no-restricted-syntax', path, PLANTED)).toEqual(found);
  },
  60_000,
);
