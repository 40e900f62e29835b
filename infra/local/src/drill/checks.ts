import { IMAGES } from '../deploy/images.rules.js';
import { outputOf } from '../deploy/run.js';
import { SITE_URL } from '../drill-site/configuration.js';

interface Inspected {
  inspect(name: string, format: string): string;
}

/**
 * Problems of how a container runs: as root, with a capability, with a writable root, or on the port of another image.
 */
export function problemsOf(machine: Inspected, name: string): string[] {
  const status = outputOf('cat', [`/proc/${machine.inspect(name, '{{.State.Pid}}')}/status`]);
  const uid = /^Uid:\s+(\d+)/m.exec(status)?.[1];
  const capabilities = /^CapEff:\s+([0-9a-f]+)/m.exec(status)?.[1];
  const port = IMAGES.find((image) => image.name === name)?.args.PORT;
  return [
    ...(uid === '0' ? [`${name} runs as root`] : []),
    ...(Number(`0x${capabilities}`) === 0 ? [] : [`${name} has the capabilities ${capabilities}`]),
    ...(machine.inspect(name, '{{.HostConfig.ReadonlyRootfs}}') === 'true' ? [] : [`the root of ${name} is writable`]),
    ...(port &&
    !machine
      .inspect(name, '{{.Config.Env}}')
      .split(/[[\] ]/)
      .includes(`PORT=${port}`)
      ? [`${name} has another port`]
      : []),
  ];
}

/** @throws Error unless the proxy compresses API responses */
export async function expectCompressed(): Promise<void> {
  const { headers } = await fetch(`${SITE_URL}/api/services/get-services`, { headers: { 'accept-encoding': 'gzip' } });
  if (headers.get('content-encoding') !== 'gzip') throw new Error('the menu is sent without compression');
}
