import { person } from '../testing/open-catalog.js';
import { everyPage, withoutReviews } from '../testing/reviews.js';

const { ask } = withoutReviews();

/**
 * Sixty texts with a special meaning for a browser, a database, a shell, a template or a mail; here they must stay
 * plain text.
 */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE catalog.review; --",
  '{{7*7}} ${7*7}',
  '=cmd|calc',
  'ශ්‍රී ලංකා',
  '👩‍👧 ❤️',
  ...[
    'svg',
    'body',
    'iframe',
    'object',
    'embed',
    'video',
    'details',
    'marquee',
    'math',
    'style',
    'link',
    'base',
    'form',
    'input',
    'meta',
  ].flatMap((tag) => [`<${tag} onload=alert(1)>`, `</${tag}><${tag}/onfocus=alert(1) autofocus>`]),
  ...[
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '&lt;script&gt;',
    '&#60;script&#62;',
    '\\u003cscript\\u003e',
    '%3Cscript%3E',
    '<!--',
    ']]>',
    '<![CDATA[x]]>',
    '{{constructor.constructor("alert(1)")()}}',
  ],
  ...[
    "' OR 1=1 --",
    '"; SELECT pg_sleep(9); --',
    '$1',
    '%s%n',
    '`id`',
    '$(id)',
    '| cat /etc/passwd',
    '../../etc/passwd',
    'Bcc: all@evil.test',
    '__proto__',
    'constructor',
    'null',
    '{"$gt":""}',
  ],
];

it('T46 gives back sixty hostile texts as the text they are', async () => {
  expect(HOSTILE).toHaveLength(60);
  for (const comment of HOSTILE)
    expect((await ask('POST /reviews', person(), { rating: 3, comment })).body.review.comment).toBe(comment);
  const { reviews } = await everyPage(ask);
  expect(new Set(reviews.map(({ comment }) => comment))).toEqual(new Set(HOSTILE));
});
