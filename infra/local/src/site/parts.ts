import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '@salon/contracts';
import { HEAP_MB } from '../deploy/images.rules.js';
import {
  addressOf,
  bffVariables,
  gatewayVariables,
  googleVariables,
  type Plan,
  remotesOf,
  SERVICES,
  serviceVariables,
  standInVariables,
} from './environment.rules.js';
import type { PortName } from './ports.rules.js';

/** One process of the site. */
export interface Part {
  name: string;
  /** Script, relative to the project's root. */
  script: string;
  env: Record<string, string>;
  /** The ports it listens on; the first one is checked for readiness. */
  ports: PortName[];
  readyPath: string;
  heapMb: number;
}

const LOCAL = 'infra/local/dist';
const EDGE = 'infra/edge/dist';

/** The processes in start order; those of one stage start together. They stop in reverse order. */
export function stagesOf(plan: Plan, root: string): Part[][] {
  const stages = [
    standIns(plan),
    SERVICES.map((name) => service(plan, name)),
    [bff(plan), ...apps(plan, root)],
    [edge(plan)],
  ];
  return stages.filter((stage) => stage.length > 0);
}

/** The build output that this part needs. */
export function isBuilt({ script, env }: Part, root: string): boolean {
  return existsSync(join(root, script)) && (env.STATIC_DIR === undefined || existsSync(env.STATIC_DIR));
}

function standIns(plan: Plan): Part[] {
  const env = standInVariables(plan);
  const ports: PortName[] = [
    ...(plan.inbox ? (['inbox', 'smtp'] as const) : []),
    ...(plan.sandbox ? (['sandbox'] as const) : []),
    ...(plan.identity ? (['identity'] as const) : []),
  ];
  return ports.length === 0
    ? []
    : [
        {
          name: 'stand-ins',
          script: `${LOCAL}/stand-ins/main.js`,
          env,
          ports,
          readyPath: '/health/ready',
          heapMb: 128,
        },
      ];
}

const service = (plan: Plan, name: (typeof SERVICES)[number]): Part => ({
  name,
  script: `services/${name}/dist/main.js`,
  env: serviceVariables(plan, name),
  ports: [name],
  readyPath: '/health/ready',
  heapMb: HEAP_MB.service,
});

const bff = (plan: Plan): Part => ({
  name: 'bff',
  script: 'bff/dist/main.js',
  env: bffVariables(plan),
  ports: ['bff'],
  readyPath: '/health/live',
  heapMb: HEAP_MB.bff,
});

const apps = (plan: Plan, root: string): Part[] =>
  ['shell' as const, ...REMOTES.map((name) => `mfe-${name}` as const)].map((name) => ({
    name,
    script: `${EDGE}/files/main.js`,
    env: { PORT: String(plan.ports[name]), STATIC_DIR: join(root, name, 'dist') },
    ports: [name],
    readyPath: '/health/ready',
    heapMb: HEAP_MB.files,
  }));

const remotesFileOf = ({ env, dataDir }: Plan): string => env.REMOTES_FILE ?? join(dataDir, 'remotes.json');

/** Writes where the frontends are, unless a file of one's own says so. */
export function writeRemotesFile(plan: Plan): void {
  if (!plan.env.REMOTES_FILE) writeFileSync(remotesFileOf(plan), `${JSON.stringify(remotesOf(plan), null, 2)}\n`);
}

function edge(plan: Plan): Part {
  const { ports, siteUrl } = plan;
  return {
    name: 'edge',
    script: `${EDGE}/main.js`,
    ports: ['edge', 'metrics'],
    readyPath: '/health/ready',
    heapMb: HEAP_MB.edge,
    env: {
      PORT: String(ports.edge),
      METRICS_PORT: String(ports.metrics),
      BFF_URL: addressOf(plan, 'bff'),
      SHELL_URL: `http://127.0.0.1:${ports.shell}/`,
      REMOTES_FILE: remotesFileOf(plan),
      SITE_URL: siteUrl,
      ...gatewayVariables(plan),
      ...googleVariables(plan),
    },
  };
}
