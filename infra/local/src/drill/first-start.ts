import { join } from 'node:path';
import { untilReady } from '../drill-site/ready.js';
import { expectCompressed, problemsOf } from './checks.js';
import type { Customer } from './customer.js';
import type { Owner } from './owner.js';
import { step } from './step.js';

/** The containers of the site, however they are run. */
interface Containers {
  readonly names: readonly string[];
  logs(name: string, lines: number): string;
  inspect(name: string, format: string): string;
}

interface People {
  owner: Owner;
  customer: Customer;
}

/** After the containers have started with an empty database: an owner opens the salon, a customer registers. */
export async function firstStart(machine: Containers, root: string, { owner, customer }: People): Promise<void> {
  await step('ready through TLS', untilReady);
  await step('each runs without root, capabilities and a writable root', () => {
    const problems = machine.names.flatMap((name) => problemsOf(machine, name));
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
  await step('the first owner registers by the link of the log, with a second factor', () =>
    owner.register(machine.logs('account', 200)),
  );
  await step('the owner sets the salon up, tries mail and gateway, and opens it', () => owner.openSalon());
  await step('the menu is sent compressed', expectCompressed);
  const picture = join(root, 'shell/public/icons/icon-192.png');
  await step('a customer registers with the mailed code and uploads a picture', () => customer.register(picture));
}

/** The last lines of each container. */
export const logsOf = (machine: Containers): string =>
  machine.names.map((name) => `--- ${name}\n${machine.logs(name, 8)}`).join('\n');
