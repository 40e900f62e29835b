/** The ports of a site as offsets from PORT_BASE (4000), and the variable of each. */
const PORTS = {
  edge: [0, 'PORT'],
  metrics: [1, 'METRICS_PORT'],
  bff: [10, 'BFF_PORT'],
  catalog: [21, 'CATALOG_PORT'],
  account: [22, 'ACCOUNT_PORT'],
  booking: [23, 'BOOKING_PORT'],
  smtp: [25, 'SMTP_PORT'],
  postgres: [32, 'PG_PORT'],
  identity: [70, 'IDENTITY_PORT'],
  inbox: [80, 'INBOX_PORT'],
  sandbox: [90, 'SANDBOX_PORT'],
  shell: [100, 'SHELL_PORT'],
  'mfe-catalog': [101, 'MFE_CATALOG_PORT'],
  'mfe-account': [102, 'MFE_ACCOUNT_PORT'],
  'mfe-booking': [103, 'MFE_BOOKING_PORT'],
} as const satisfies Record<string, readonly [number, string]>;

export type PortName = keyof typeof PORTS;
export type Ports = Record<PortName, number>;
export type Environment = Readonly<Record<string, string | undefined>>;

const BASE = 4000;

/** @throws Error with one sentence when a variable is not a port */
export function choosePorts(env: Environment): Ports {
  const base = portOf('PORT_BASE', env.PORT_BASE ?? String(BASE));
  const entries = Object.entries(PORTS).map(([name, [distance, variable]]) => {
    const own = env[variable];
    return [name, own ? portOf(variable, own) : base + distance] as const;
  });
  return Object.fromEntries(entries) as Ports;
}

/** The variable of this port. */
export const variableOf = (name: PortName): string => PORTS[name][1];

function portOf(variable: string, value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_000)
    throw new Error(`${variable}=${value} is not a port (1 to 65000).`);
  return port;
}
