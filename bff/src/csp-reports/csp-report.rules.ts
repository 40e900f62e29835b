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

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** The violated directive; 'other' for anything not in our policy, so that the metric has few labels. */
export function violatedDirective(body: unknown): string {
  const report = fieldOf(body, 'csp-report');
  const named = fieldOf(report, 'effective-directive') ?? fieldOf(report, 'violated-directive');
  const directive = typeof named === 'string' ? (named.split(' ')[0] ?? '') : '';
  return DIRECTIVES.has(directive) ? directive : 'other';
}
