import { lint } from './lint.js';

const PLANTED =
  "import { DomainError } from '@salon/kernel';\nthrow new DomainError('conflict', 'CODE', 'A sentence.');\n";
const REFUSED = ['A refusal is made by refuse() from its code (ADR-0036).'];

it('a sentence is written where refusals are made, and nowhere else', () => {
  const elsewhere = ['bff/planted.mjs', 'services/booking/src/planted.mjs', 'mfe-account/src/planted.mjs'];
  const paths = [...elsewhere, 'libs/contracts/src/planted.mjs'];
  const found = lint(
    'no-restricted-syntax',
    paths.map((path) => [path, PLANTED]),
  );
  expect(found).toEqual([REFUSED, REFUSED, REFUSED, []]);
});
