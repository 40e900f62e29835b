import { readFileSync } from 'node:fs';
import { STOP_TIMEOUT_MS } from '@salon/nest-kit';
import { RESTART_TIMEOUT_MS } from './service-client.js';

const read = (file: string): string => readFileSync(new URL(`../../../infra/deploy/${file}`, import.meta.url), 'utf8');
const milliseconds = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]) * 1_000;

/** Milliseconds that a call may still take after it was held back (TIMEOUT_MS of upstream.ts). */
const CALL = 5_000;

it('a call that the BFF holds back while a service is replaced ends before the BFF is ended by force', () =>
  expect(STOP_TIMEOUT_MS).toBeGreaterThan(RESTART_TIMEOUT_MS + CALL));

it('Kubernetes kills each process later, as compose does', () => {
  const compose = milliseconds(
    read('compose.yml'),
    /x-container: &container\n(?: {2}.*\n)*? {2}stop_grace_period: (\d+)s/,
  );
  const pod = read('k8s/base/kustomization.yaml');
  const kubernetes =
    milliseconds(pod, /terminationGracePeriodSeconds, value: (\d+)/) -
    milliseconds(pod, /preStop: .*\['sleep', '(\d+)'\]/);
  expect(Math.min(compose, kubernetes)).toBeGreaterThan(STOP_TIMEOUT_MS);
});
