import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LoginRequest, NewSession } from '@salon/contracts';
import { type Caller, CALLER_HEADER, createLogger, createServer, type Mail, Mailer, signCall } from '@salon/nest-kit';
import { dropTestDatabase, eventually } from '@salon/testing';
import { PASSWORD } from '@salon/testing/passwords';
import { SALON } from './account-fixture.js';
import { callerOf } from './invitation-fixture.js';
import { accountDatabaseUrl } from './migrated.js';

export const KEY = 'account-call-key-for-development-only-0000';

export type Headers = Record<string, string>;

/** The complete service with its jobs, on its own database and picture folder; its mails are kept instead of sent. */
export interface RunningAccount {
  app: NestFastifyApplication;
  mails: Mail[];
  /** The headers of a guest's call. */
  guest: Headers;
  /** Sends a call of a guest. */
  call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object): Promise<Reply>;
  /** Signs in. @returns the response and the headers of this person's calls */
  signIn(request: LoginRequest): Promise<NewSession & { headers: Headers }>;
  /** The first mail to that address, once it has been sent. */
  mailTo(address: string): Promise<Mail>;
  close(): Promise<void>;
}

type Reply = Awaited<ReturnType<NestFastifyApplication['inject']>>;

/** @param send called with each mail once it is kept; throw to refuse it */
export async function startAccount(send: () => void = () => {}): Promise<RunningAccount> {
  const url = await accountDatabaseUrl();
  const media = await mkdtemp(join(tmpdir(), 'media-'));
  const mails: Mail[] = [];
  const owner = { ADMIN_EMAIL: 'Owner@araliya.test', ADMIN_PASSWORD: PASSWORD };
  const app = await createApp({ DATABASE_URL: url, MEDIA_DIR: media, RATE_LIMITS: 'strict', ...owner }, (mail) => {
    mails.push(mail);
    send();
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const guest = await headersOf(null);
  const call: RunningAccount['call'] = (method, path, payload) =>
    app.inject({ method, url: path, headers: guest, ...(payload && { payload }) });
  return {
    app,
    mails,
    guest,
    call,
    signIn: async (request) => {
      const answer = (await call('POST', '/sign-ins', request)).json<NewSession>();
      return { ...answer, headers: await headersOf(callerOf(answer.user, answer.session.id)) };
    },
    mailTo: (address) => eventually(() => mails.find(({ to }) => to === address)),
    close: async () => {
      await app.close();
      await dropTestDatabase(url);
      await rm(media, { recursive: true });
    },
  };
}

/** The service with these settings, not started. @param keep called with each mail instead of sending it */
export async function createApp(
  env: Record<string, string>,
  keep: (mail: Mail) => void,
  logger = createLogger('account', 'silent'),
): Promise<NestFastifyApplication> {
  // eslint-disable-next-line no-restricted-properties -- what the service's own config.ts is about to read
  Object.assign(process.env, env);
  const { AppModule } = await import('../app.module.js');
  const { SalonClient } = await import('../mails/salon.client.js');
  const app = await createServer(AppModule, { name: 'account', port: 0 }, logger);
  app.get(Mailer).send = async (mail: Mail) => {
    keep(mail);
    return '250 OK';
  };
  app.get(SalonClient).read = async () => SALON;
  return app;
}

const headersOf = async (caller: Caller | null): Promise<Headers> => ({
  [CALLER_HEADER]: await signCall({ key: KEY, audience: 'account', issuer: 'bff', caller }),
});
