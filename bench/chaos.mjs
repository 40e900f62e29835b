// npm run chaos -- <run> [--seed N] [--share 0.05] [--from <revision>]: one fault run against the whole site; exits
// with 1 when a promise is broken.
import { parseArgs } from 'node:util';
import { stopSites } from './support/site.mjs';

/** Each run returns its failures as sentences; `minutes` is the timeout of a full run. */
const RUNS = {
  storm: { minutes: 10, load: async () => (await import('./chaos/storm.mjs')).storm },
  model: { minutes: 15, load: async () => (await import('./chaos/model.mjs')).model },
  notices: { minutes: 10, load: async () => (await import('./chaos/notices.mjs')).notices },
  kill: { minutes: 30, load: async () => (await import('./chaos/kill.mjs')).kill },
  soak: { minutes: 150, load: async () => (await import('./chaos/soak.mjs')).soak },
  slow: { minutes: 10, load: async () => (await import('./chaos/slow.mjs')).slow },
  mail: { minutes: 25, load: async () => (await import('./chaos/mail.mjs')).mail },
  rolling: { minutes: 10, load: async () => (await import('./chaos/rolling.mjs')).rolling },
  failover: { minutes: 10, load: async () => (await import('./chaos/failover.mjs')).failover },
  pooler: { minutes: 10, load: async () => (await import('./chaos/pooler.mjs')).pooler },
  replica: { minutes: 10, load: async () => (await import('./chaos/replica.mjs')).replica },
  upgrade: { minutes: 15, load: async () => (await import('./chaos/upgrade.mjs')).upgrade },
  remotes: { minutes: 15, load: async () => (await import('./chaos/remotes.mjs')).remotes },
  threats: { minutes: 30, load: async () => (await import('./chaos/threats.mjs')).threats },
  floods: { minutes: 10, load: async () => (await import('./chaos/floods.mjs')).floods },
};

/** `from`: the release that `upgrade` begins with, and whose frontends `remotes` takes. */
const OPTIONS = { seed: { type: 'string' }, share: { type: 'string' }, from: { type: 'string' } };

function numberOf(option, otherwise) {
  const value = Number(values[option] ?? otherwise);
  if (Number.isFinite(value)) return value;
  throw new Error(`--${option} wants a number`);
}

/** Stops everything that was started, then exits. */
async function leave(code) {
  await stopSites();
  process.exit(code);
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
const [name] = positionals;
const names = Object.keys(RUNS);
if (!names.includes(name)) {
  process.stdout.write(`Say which run: npm run chaos -- ${names.join(' | ')} [--seed N] [--share 0.05]\n`);
  process.exit(1);
}
const seed = numberOf('seed', Math.floor(Math.random() * 1e9));
const share = numberOf('share', 1);
const { minutes, load } = RUNS[name];
const began = performance.now();
process.stdout.write(`${name}: seed ${seed}, share ${share}\n`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void leave(1));
setTimeout(() => {
  process.stdout.write(`FAILED ${name} took more than ${minutes} minutes\n`);
  void leave(1);
}, minutes * 60_000).unref();

let problems;
try {
  problems = await (await load())({ seed, share, from: values.from });
} catch (error) {
  problems = [error.stack];
}
for (const problem of problems) process.stdout.write(`FAILED ${problem}\n`);
const outcome = problems.length === 0 ? 'every promise held' : `${problems.length} problems`;
process.stdout.write(`${name}: ${outcome}, ${((performance.now() - began) / 1_000).toFixed(0)} s\n`);
await leave(problems.length > 0 ? 1 : 0);
