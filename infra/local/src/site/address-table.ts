import type { Site } from './site.js';

/** Addresses and demo accounts, printed once the site is ready. */
export function addressTable({ url, plan, pids }: Pick<Site, 'url' | 'plan' | 'pids'>): string {
  const { ports } = plan;
  const running = pids();
  const rows: [string, string][] = [
    ['site', url],
    ...(running.bff ? [['API documents', `${url}/api/docs`] as [string, string]] : []),
    ...(plan.inbox ? [['mail inbox', `http://localhost:${ports.inbox}`] as [string, string]] : []),
    ...(plan.sandbox ? [['payment sandbox', `http://localhost:${ports.sandbox}`] as [string, string]] : []),
    ...(plan.identity ? [['Google stand-in', `http://localhost:${ports.identity}`] as [string, string]] : []),
    ...(plan.postgres ? [['Postgres', `127.0.0.1:${ports.postgres}, database salon`] as [string, string]] : []),
    ['processes', Object.keys(running).join(', ')],
    ['data and logs', plan.dataDir],
    ...(plan.env.SEED_DEMO === 'false' || plan.env.NODE_ENV === 'production' ? [] : DEMO),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
}

const DEMO: [string, string][] = [
  ['owner', 'admin@araliya.test / Admin123!'],
  ['front desk', 'desk@araliya.test / Desk1234!'],
  ['stylist', 'stylist@araliya.test / Stylist123!'],
  ['customer', 'customer@araliya.test / Customer123!'],
];
