import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { permissionsOf } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import {
  type Caller,
  CALLER_HEADER,
  createLogger,
  createServer,
  migrateDatabase,
  migrateJobs,
  signCall,
} from '@salon/nest-kit';
import { dropTestDatabase, FixedClock, jsonOf, migratedDatabaseUrl } from '@salon/testing';
import { DataSource } from 'typeorm';
import { database } from '../data-source.js';

const KEY = 'catalog-call-key-for-development-only-0000';

export const person = (more: Partial<Caller> = {}): Caller => ({
  id: randomUUID(),
  role: 'user',
  permissions: [],
  name: 'Dilani Perera',
  email: 'dilani@example.test',
  phone: '0771234567',
  verified: true,
  sid: randomUUID(),
  ...more,
});

export const ADMIN = person({ role: 'admin', permissions: permissionsOf('owner'), name: 'Manager' });

export interface Reply {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the body of any response
  body: any;
}

export interface Catalog {
  app: NestFastifyApplication;
  clock: FixedClock;
  db: DataSource;
  /** @param call `POST /reviews` */
  ask(call: string, caller: Caller | null, payload?: object): Promise<Reply>;
  close(): Promise<void>;
}

const catalogDatabaseUrl = (): Promise<string> =>
  migratedDatabaseUrl({
    name: 'catalog',
    folder: new URL('../migrations/', import.meta.url),
    run: async (url) => {
      await migrateDatabase(database(url, 1));
      await migrateJobs(url, 'catalog_jobs');
    },
  });

/**
 * The complete service on its own database, with the demonstration content by default, and a fixed clock.
 * @param readUrl its read replica
 */
export async function openCatalog({ isDemo = true, readUrl = '' } = {}): Promise<Catalog> {
  const url = await catalogDatabaseUrl();
  // eslint-disable-next-line no-restricted-properties -- config.ts reads it when the module is imported below
  Object.assign(process.env, { DATABASE_URL: url, READ_DATABASE_URL: readUrl, SEED_DEMO: String(isDemo) });
  const { AppModule } = await import('../app.module.js');
  const app: NestFastifyApplication = await createServer(
    AppModule,
    { name: 'catalog', port: 0 },
    createLogger('catalog', 'silent'),
  );
  const clock = new FixedClock('2026-11-23T04:00:00Z');
  Object.assign(app.get(Clock), { now: () => clock.now() });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const ask = async (call: string, caller: Caller | null, payload?: object): Promise<Reply> => {
    const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PATCH' | 'PUT', string];
    const signed = await signCall({ key: KEY, audience: 'catalog', issuer: 'bff', caller });
    const reply = await app.inject({
      method,
      url: path,
      headers: { [CALLER_HEADER]: signed },
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, body: jsonOf(reply) };
  };
  const close = async (): Promise<void> => {
    await app.close();
    await dropTestDatabase(url);
  };
  return { app, clock, db: app.get(DataSource), ask, close };
}
