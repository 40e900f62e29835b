import { accessSync, constants, mkdirSync } from 'node:fs';
import { isListening } from '../net/ports.js';
import { runningPostmaster } from '../postgres/postmaster.js';
import type { Plan } from './environment.rules.js';
import type { Part } from './parts.js';
import { type PortName, variableOf } from './ports.rules.js';

/** @throws Error with one sentence when the data folder is not writable */
export function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    throw new Error(
      `The folder ${dataDir} cannot be written: give yourself the right to, or name another with DATA_DIR.`,
      { cause },
    );
  }
}

/** @throws Error with the busy ports and the variables that move them */
export async function refuseBusyPorts(plan: Plan, parts: readonly Part[], cluster: string): Promise<void> {
  const adopted = runningPostmaster(cluster)?.port === plan.ports.postgres;
  const wanted: PortName[] = [
    ...(plan.postgres && !adopted ? (['postgres'] as const) : []),
    ...parts.flatMap(({ ports }) => ports),
  ];
  const listening = await Promise.all(
    wanted.map(async (name) => ((await isListening(plan.ports[name])) ? [name] : [])),
  );
  const busy = listening.flat().map((name) => `${plan.ports[name]} (${name}, ${variableOf(name)})`);
  if (busy.length > 0)
    throw new Error(
      `Somebody else uses port ${busy.join(', ')}: end that program, set the variable named, or move all ports with PORT_BASE.`,
    );
}
