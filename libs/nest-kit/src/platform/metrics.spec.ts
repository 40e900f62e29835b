import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'prom-client';
import { createLogger } from './logger.js';
import { watchProcess } from './metrics.js';
import { QueueMetrics } from '../queue/queue-metrics.js';
import type { QueueQueries } from '../queue/queue.queries.js';

const WATCH = join(import.meta.dirname, '../../../../infra/watch');
/**
 * Metrics of Prometheus itself, of deploy:backup (infra/local/src/deploy/backup-metric.ts), of node_exporter and of
 * kube-state-metrics.
 */
const OTHERS = [
  'up',
  'backup_last_success_timestamp_seconds',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'kube_cronjob_created',
  'kube_cronjob_status_last_successful_time',
  'kube_pod_container_status_restarts_total',
];

/** The expressions of the alert rules and of the dashboards' panels. */
function expressions(): string[] {
  const rules = readFileSync(join(WATCH, 'alerts.yml'), 'utf8');
  const ofRules = [...rules.matchAll(/^ {8}expr: (?:\|\n((?: {10}.*\n)+)|(.*))/gm)].map(([, many, one]) => many ?? one);
  const ofPanels = readdirSync(join(WATCH, 'dashboards')).flatMap((name) => {
    const { panels } = JSON.parse(readFileSync(join(WATCH, 'dashboards', name), 'utf8')) as Dashboard;
    return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  });
  return [...ofRules, ...ofPanels].map(String);
}

interface Dashboard {
  panels: { targets: { expr: string }[] }[];
}

const KEYWORDS = ['sum', 'max', 'min', 'avg', 'count', 'and', 'or', 'unless', 'by'];

/**
 * The metrics that a PromQL expression reads: the names without matchers, groupings, durations, texts, functions and
 * numbers.
 */
const metricsOf = (expression: string): string[] =>
  expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on|ignoring) \([^)]*\)|\boffset \w+|"[^"]*"/g, ' ')
    .match(/\b[a-z_][a-z0-9_]*\b(?! ?\()/g)
    ?.filter((word) => !KEYWORDS.includes(word) && !OTHERS.includes(word)) ?? [];

const base = (name: string): string => name.replace(/_(?:bucket|sum|count)$/, '');

it('every metric of an alert and of a dashboard is one that the processes show', async () => {
  const queue = { tasks: async () => [] } as unknown as QueueQueries;
  new QueueMetrics(queue, createLogger('sample', 'silent'));
  watchProcess();
  const shown = new Set([...(await register.metrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const read = expressions().flatMap(metricsOf);
  expect(new Set(read).size).toBeGreaterThanOrEqual(10);
  expect(read.filter((name) => !shown.has(name) && !shown.has(base(name)))).toEqual([]);
  expect(metricsOf('sum by (job) (rate(made_up_total{status=~"5.."}[5m])) / 2 > 0.02')).toEqual(['made_up_total']);
});

it('the metrics are read while the queue cannot be counted', async () => {
  const queue = { tasks: () => Promise.reject(new Error('the database is away')) } as unknown as QueueQueries;
  new QueueMetrics(queue, createLogger('sample', 'silent'));
  expect(await register.metrics()).toContain('http_request_seconds');
});

it('every alert has its row in the runbook', () => {
  const runbook = readFileSync(join(WATCH, '../../docs/runbook.md'), 'utf8');
  const alerts = [...readFileSync(join(WATCH, 'alerts.yml'), 'utf8').matchAll(/- alert: (\w+)/g)].map(
    ([, name]) => name,
  );
  expect(alerts.length).toBeGreaterThan(10);
  expect(alerts.filter((name) => !runbook.includes(`\`${name}\``))).toEqual([]);
});
