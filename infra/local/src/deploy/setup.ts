import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createInterface } from 'node:readline/promises';
import { REGISTRY } from './images.rules.js';
import { LEFT_OPEN, problemOf } from './setup.rules.js';
import { writeEnvironment } from './write-environment.js';

/**
 * `npm run deploy:setup [-- --domain salon.lk --email owner@salon.lk --tls acme --registry ghcr.io/salon]`: writes
 * infra/deploy/.env, asking for what is missing.
 */
const FILE = fileURLToPath(new URL('../../../deploy/.env', import.meta.url));
const TEXT = { type: 'string' } as const;

try {
  const { values } = parseArgs({ options: { domain: TEXT, email: TEXT, tls: TEXT, registry: TEXT } });
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question);
    const { value } = (await lines.next()) as { value?: string };
    return (value ?? '').trim();
  };
  const answers = {
    domain: values.domain ?? (await ask("The site's domain: ")),
    email: values.email ?? (await ask("The owner's e-mail address: ")),
    tls: values.tls ?? ((await ask('Certificates by ACME, or your own? [acme/own] ')) || 'acme'),
    registry: values.registry ?? ((await ask(`The registry of the images: [${REGISTRY}] `)) || REGISTRY),
  };
  terminal.close();
  const problem = problemOf(answers);
  if (problem) throw new Error(problem);
  writeEnvironment(FILE, answers, () => randomBytes(32).toString('hex'));
  console.log(`Written: ${FILE}\nFill in there: ${LEFT_OPEN.join(', ')}.`);
  if (answers.tls === 'own') console.log('Put fullchain.pem and privkey.pem into infra/deploy/tls.');
  console.log('Then: docker compose -f infra/deploy/compose.yml up -d');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
