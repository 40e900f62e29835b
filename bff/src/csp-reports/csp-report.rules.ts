import { asRecord } from '@salon/contracts';

const DIRECTIVES = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
]);

/** The violated directive; 'other' for anything not in our policy, so that the metric has few labels. */
export function violatedDirective(body: unknown): string {
  const report = asRecord(asRecord(body)['csp-report']);
  const named = report['effective-directive'] ?? report['violated-directive'];
  const directive = typeof named === 'string' ? (named.split(' ')[0] ?? '') : '';
  return DIRECTIVES.has(directive) ? directive : 'other';
}
