import { escapeHtml } from './index.js';

it('escapes every character with a meaning in HTML', () => {
  expect(escapeHtml(`<a href="x" title='y'>Cut & colour</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Cut &amp; colour&lt;/a&gt;',
  );
});

it('leaves other text unchanged', () => {
  expect(escapeHtml('Nails · LKR 1,000.00')).toBe('Nails · LKR 1,000.00');
});
