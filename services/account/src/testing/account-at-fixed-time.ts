import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock } from '@salon/kernel';
import { type Caller, CALLER_HEADER, createLogger, type Mail, signCall } from '@salon/nest-kit';
import { FixedClock } from '@salon/testing';
import { createApp, KEY } from './running-account.js';

const NOW = '2026-11-23T03:00:00Z';

export interface AccountReply {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
}

/** Sends a call of a person; bytes are sent as a picture. */
export type AccountCall = (caller: Caller | null, call: string, payload?: object) => Promise<AccountReply>;

export interface AccountAtFixedTime {
  app: NestFastifyApplication;
  clock: FixedClock;
  call: AccountCall;
  mails: Mail[];
  close: () => Promise<void>;
}

/** The complete service as its process runs it, on a database, with its first accounts and a list of sent mails. */
export async function runAccount(databaseUrl: string, log?: (line: string) => void): Promise<AccountAtFixedTime> {
  const media = await mkdtemp(join(tmpdir(), 'media-'));
  const mails: Mail[] = [];
  const app = await createApp(
    { DATABASE_URL: databaseUrl, MEDIA_DIR: media },
    (mail) => mails.push(mail),
    log && createLogger('account', 'debug', { write: log }),
  );
  const clock = new FixedClock(NOW);
  Object.assign(app.get(Clock), { now: () => clock.now() });
  await app.init();
  const close = async (): Promise<void> => {
    await app.close();
    await rm(media, { recursive: true });
  };
  return { app, clock, call: callsTo(app), mails, close };
}

const callsTo =
  (app: NestFastifyApplication): AccountCall =>
  async (caller, call, payload) => {
    const [method, url] = call.split(' ') as ['GET', string];
    const reply = await app.inject({
      method,
      url,
      headers: {
        [CALLER_HEADER]: await signCall({ key: KEY, audience: 'account', issuer: 'bff', caller }),
        ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
      },
      ...(payload !== undefined && { payload }),
    });
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: reply.body === '' ? undefined : reply.json<unknown>(),
    };
  };
