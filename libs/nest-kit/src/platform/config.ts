import { SALON } from '@salon/contracts';
import {
  bool,
  cleanEnv,
  EnvMissingError,
  makeValidator,
  port,
  str,
  type CleanedEnvAccessors,
  type ValidatorSpec,
} from 'envalid';

export { bool, num, port, str, url } from 'envalid';

const SHORTEST_SECRET = 32;
const SAMPLE = /development|change-?me|example|local-|-dev\b|secret-here/i;

const isProduction = (): boolean => process.env.NODE_ENV === 'production';

function checkedSecret(input: string): string {
  if (input.length < SHORTEST_SECRET) throw new Error(`must have at least ${SHORTEST_SECRET} characters`);
  if (isProduction() && SAMPLE.test(input)) throw new Error('is a development value and not allowed in production');
  return input;
}

/** A secret of at least 32 characters; production refuses a development default or a sample value (threat T61). */
export const secret = makeValidator<string>(checkedSecret);

/** A second secret, also accepted for signatures while the first is rotated (ADR-0061); '' for none. */
const secondSecret = makeValidator<string>((input) => (input === '' ? '' : checkedSecret(input)));
export const alsoAccepted = () => secondSecret({ default: '' });

/** Only programs on this machine reach it: development passwords and http are safe there. */
const isOnThisMachine = (url: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

function parsedUrl(input: string): URL {
  if (!URL.canParse(input)) throw new Error('is not an address');
  return new URL(input);
}

function checkedSafeUrl(input: string): string {
  if (parsedUrl(input).protocol !== 'https:' && isProduction())
    throw new Error('must be an https address in production');
  return input;
}

/** A URL whose responses are trusted: https only in production, so that they cannot be modified in transit. */
export const safeUrl = makeValidator<string>(checkedSafeUrl);

/** The public address of the site: https only in production, except on this machine. */
export const siteUrl = makeValidator<string>((input) =>
  isOnThisMachine(parsedUrl(input)) ? input : checkedSafeUrl(input),
);

function checkedDatabaseUrl(input: string): string {
  const url = parsedUrl(input);
  if (isProduction() && SAMPLE.test(url.password) && !isOnThisMachine(url))
    throw new Error('has a development password, which is not allowed in production');
  return input;
}

/** A URL of Postgres; production refuses a development password, except on this machine (threat T61). */
export const databaseUrl = makeValidator<string>(checkedDatabaseUrl);

/** A further URL of Postgres; '' for none. */
const furtherDatabase = makeValidator<string>((input) => (input === '' ? '' : checkedDatabaseUrl(input)));
export const furtherDatabaseUrl = () => furtherDatabase({ default: '' });

/** A mail server's address; a password with `/` or `#` is percent-encoded, or the address cannot be read. */
const smtpUrl = makeValidator<string>((input) => {
  if (!URL.canParse(input) || !['smtp:', 'smtps:'].includes(new URL(input).protocol))
    throw new Error('is not an address as smtps://user:password@host:465, user and password percent-encoded');
  return input;
});

/** Variables of tracing; OpenTelemetry's library reads its other standard variables. */
export const TRACE_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: str({ default: '' }),
  OTEL_TRACES_SAMPLER: str({ default: '' }),
};

/** Variables of all services. @param name of the service, @param defaultPort where it listens by default */
export const commonVariables = (name: string, defaultPort: number) => ({
  PORT: port({ default: defaultPort }),
  HOST: str({ default: '127.0.0.1' }),
  DATABASE_URL: databaseUrl({ devDefault: `postgres://${name}:${name}-dev@127.0.0.1:4032/salon` }),
  /** Direct database URL, when DATABASE_URL is a transaction pooler. */
  DIRECT_DATABASE_URL: furtherDatabaseUrl(),
  CALL_KEY: secret({ devDefault: `${name}-call-key-for-development-only-0000` }),
  CALL_KEY_ALSO: alsoAccepted(),
  SMTP_URL: smtpUrl({ devDefault: 'smtp://127.0.0.1:4025' }),
  /** The sender's address; its name is the default of `sender`. */
  MAIL_FROM: str({ default: `${SALON.companyName} <hello@araliya.test>` }),
  /** Whether a new database gets the demonstration. */
  SEED_DEMO: bool({ default: false, devDefault: true }),
  /** The git revision of the build; set by its image. */
  COMMIT: str({ default: '' }),
  ...TRACE_VARIABLES,
  LOG_LEVEL: str({ default: 'info', choices: ['debug', 'info', 'warn', 'error'] }),
});

/** Any other value would be taken for development, with its published secrets (threat T61). */
const NODE_ENV = str({ choices: ['development', 'test', 'production'] });

type Specs = Record<string, ValidatorSpec<unknown>>;
type Values<S extends Specs> = { [K in keyof S]: S[K] extends ValidatorSpec<infer T> ? T : never };
export type Config<S extends Specs> = Readonly<Values<S> & CleanedEnvAccessors>;

/**
 * Reads the environment once, checks and freezes it. When a variable is missing or wrong, it lists all problems and
 * exits with 1.
 */
export function readConfig<S extends Specs>(specs: S): Config<S> {
  const environment = { NODE_ENV: 'development', ...process.env };
  return cleanEnv(
    environment,
    { NODE_ENV, ...specs },
    { reporter: ({ errors }) => refuse(errors) },
  ) as unknown as Config<S>;
}

function refuse(errors: Record<string, unknown>): void {
  const problems = Object.entries(errors).map(
    ([name, error]) =>
      `  ${name} ${error instanceof EnvMissingError ? 'is missing' : String((error as Error).message)}`,
  );
  if (problems.length === 0) return;
  process.stderr.write(`Not started: the configuration is not complete.\n${problems.join('\n')}\n`);
  process.exit(1);
}
