import { EventEmitter, once } from 'node:events';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HealthChecks, KEEP_ALIVE, LOGGER } from '@salon/nest-kit';
import { Client } from 'pg';
import type { Logger } from 'pino';

export interface LiveOptions {
  /** Direct database URL: LISTEN does not work through a transaction pooler. */
  url: string;
}

export const LIVE = Symbol('live options');
/** Milliseconds until the next try, doubled after each failure. */
const RETRY = { first: 100, most: 10_000 };
const CONNECT_TIMEOUT_MS = 5_000;

/** The process's only LISTEN connection for changes at the desk; it is reopened whenever it is lost. */
@Injectable()
export class DeskListener implements OnModuleInit, OnModuleDestroy {
  private readonly events = new EventEmitter().setMaxListeners(0);
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private delay = RETRY.first;
  private stopped = false;
  private notifications = 0;

  constructor(
    @Inject(LIVE) private readonly options: LiveOptions,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly checks: HealthChecks,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.connect();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    this.events.emit('end');
    await this.client?.end();
  }

  /** Whether notifications arrive, and the process is not stopping. */
  get isListening(): boolean {
    return this.client !== undefined && !this.checks.isDraining && !this.stopped;
  }

  /** Number of notifications; `next` resolves at the next one. */
  get count(): number {
    return this.notifications;
  }

  /** Resolves after the next notification, at once when there was one since `count`, or when `signal` aborts. */
  async next(count: number, signal: AbortSignal): Promise<void> {
    if (count !== this.notifications || signal.aborted || !this.isListening) return;
    const done = new AbortController();
    const ended = AbortSignal.any([signal, done.signal]);
    const heard = ['change', 'end'].map((event) => once(this.events, event, { signal: ended }));
    await Promise.race(heard).catch(() => undefined); // Aborted: the caller checks its signal.
    done.abort();
  }

  private async connect(): Promise<void> {
    const { url } = this.options;
    const client = new Client({
      connectionString: url,
      ...KEEP_ALIVE,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      application_name: 'salon-booking-live',
    });
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client));
    client.on('notification', () => this.announce());
    try {
      await client.connect();
      await client.query('LISTEN booking_desk_change');
    } catch (error) {
      await client.end().catch(() => undefined); // It was never opened.
      return this.connectLater(error);
    }
    if (this.stopped) return client.end();
    this.client = client;
    this.delay = RETRY.first;
    this.announce();
  }

  private announce(): void {
    this.notifications += 1;
    this.events.emit('change');
  }

  private lost(client: Client, error?: Error): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.events.emit('end');
    this.connectLater(error);
  }

  private connectLater(error: unknown): void {
    if (this.stopped) return;
    this.logger.warn({ err: error }, 'not notified of changes, trying again');
    this.retry = setTimeout(() => void this.connect(), this.delay).unref();
    this.delay = Math.min(this.delay * 2, RETRY.most);
  }
}
