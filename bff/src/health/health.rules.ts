import { isObject } from '@salon/contracts';

export interface PartHealth {
  status: 'ok' | 'down';
  /** Part of the service → 'ok' or the reason of its failure. */
  checks: Record<string, string>;
}

export interface SiteHealth {
  status: 'ok' | 'down';
  services: Record<string, PartHealth>;
}

const UNREACHABLE: PartHealth = { status: 'down', checks: { process: 'does not respond' } };

const isReport = (report: unknown): report is PartHealth =>
  isObject(report) && 'status' in report && isObject(report['checks']);

/** The site is healthy when every service reports so; guests see which part is down, but not the reason. */
export function summarize(reports: readonly (readonly [name: string, report: unknown])[]): SiteHealth {
  const services = Object.fromEntries(
    reports.map(([name, report]) => [name, isReport(report) ? withoutReasons(report) : UNREACHABLE]),
  );
  const isHealthy = Object.values(services).every(({ status }) => status === 'ok');
  return { status: isHealthy ? 'ok' : 'down', services };
}

/** Removes the reasons, which can name internal hosts and users. */
const withoutReasons = ({ status, checks }: PartHealth): PartHealth => ({
  status: status === 'ok' ? 'ok' : 'down',
  checks: Object.fromEntries(Object.entries(checks).map(([part, state]) => [part, state === 'ok' ? 'ok' : 'down'])),
});
