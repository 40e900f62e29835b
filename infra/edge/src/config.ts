import { bool, cleanEnv, makeValidator, num, port, str, url } from 'envalid';
import { storageVariables } from './storage/open-storage.js';

/** A share of all pages. @throws Error outside 0 to 1 */
const share = makeValidator<number>((text) => {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1)) throw new Error(`${text} is not between 0 and 1`);
  return value;
});

// Without NODE_ENV the defaults for development apply, as in the other processes.
export const config = cleanEnv(
  { NODE_ENV: 'development', ...process.env },
  {
    /** Any other value would be taken for development (threat T61). */
    NODE_ENV: str({ choices: ['development', 'test', 'production'] }),
    PORT: port({ default: 4000 }),
    /** Where `/metrics` is served, apart from the site; 0 leaves it out. */
    METRICS_PORT: num({ default: 0 }),
    HOST: str({ default: '127.0.0.1' }),
    LOG_LEVEL: str({ default: 'info', choices: ['debug', 'info', 'warn', 'error'] }),
    BFF_URL: url({ default: 'http://127.0.0.1:4010' }),
    SHELL_URL: url({ default: 'http://127.0.0.1:4100/' }),
    BEHIND_PROXY: bool({ default: false }),
    /** Open connections of one address; measurements open hundreds from one. */
    CONNECTIONS_PER_ADDRESS: num({ default: 128, devDefault: 2_000 }),
    REMOTES_FILE: str({ default: new URL('../remotes.json', import.meta.url).pathname }),
    /** With RELEASES, the current release of each remote is taken from there (ADR-0060). */
    ...storageVariables,
    /** The teams' public keys, with one of which a release is signed. */
    RELEASE_KEYS_FILE: str({ default: '' }),
    /** Who promotes, where the machine does not know it, as in a container. */
    RELEASED_BY: str({ default: '' }),
    /** Set, traces are sent there. */
    OTEL_EXPORTER_OTLP_ENDPOINT: str({ default: '' }),
    OTEL_TRACES_SAMPLER: str({ default: '' }),
    /** The git revision that the process was built from; set by its image. */
    COMMIT: str({ default: '' }),
    SITE_URL: url({ devDefault: 'http://localhost:4000' }),
    PAYHERE_BASE_URL: url({ devDefault: 'http://localhost:4090' }),
    /** Set, the pages may use the button of `GOOGLE_ISSUER`. */
    GOOGLE_CLIENT_ID: str({ default: '' }),
    GOOGLE_ISSUER: url({ default: 'https://accounts.google.com' }),
    /** Share of the pages that report their loading times (ADR-0064). */
    REPORT_SHARE: share({ default: 0.1 }),
  },
);

if (config.RELEASES && !config.RELEASE_KEYS_FILE)
  throw new Error('RELEASES needs RELEASE_KEYS_FILE: without public keys no release is accepted.');
