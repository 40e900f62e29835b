import { setTimeout as sleep } from 'node:timers/promises';
import { callApi, Refused } from './calls.js';
import { SITE_URL } from '../drill-site/configuration.js';
import type { Customer } from './customer.js';
import type { Owner } from './owner.js';

const PAUSE_MS = 100;

/**
 * Sends one request after another: writes to each service with reads in between. It records which writes were
 * acknowledged.
 */
export class BackgroundLoad {
  private readonly questions: string[] = [];
  private readonly blocks: string[] = [];
  /** The last acknowledged address, and later ones that may have been stored without a response. */
  private addresses: string[] = [];
  /** Refusals that no injected fault explains. */
  private readonly refused = new Set<string>();
  private sent = 0;
  private unanswered = 0;
  private isRunning = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly owner: Owner,
    private readonly customer: Customer,
  ) {}

  start(): void {
    this.isRunning = true;
    this.running = this.run();
  }

  /** @returns counts of sent, answered and found requests, in words @throws Error when an acknowledged write is lost */
  async stop(): Promise<string> {
    this.isRunning = false;
    await this.running;
    if (this.refused.size > 0) throw new Error([...this.refused].join('\n'));
    const lost = await this.lost();
    if (lost.length > 0) throw new Error(`Acknowledged and lost: ${lost.join(', ')}`);
    const writes = this.questions.length + this.blocks.length;
    return `${this.sent} requests, ${this.unanswered} of them not served while a part was away; ${writes} acknowledged writes, none lost`;
  }

  private async run(): Promise<void> {
    const requests = [() => this.ask(), () => this.read('/services'), () => this.block(), () => this.move()];
    for (let turn = 0; this.isRunning; turn += 1, await sleep(PAUSE_MS)) {
      this.sent += 1;
      await requests[turn % requests.length]?.().catch((error: unknown) => {
        if (error instanceof Refused && error.status < 500) this.refused.add(error.message);
        this.unanswered += 1;
      });
    }
  }

  /** A write of the catalog. */
  private async ask(): Promise<void> {
    const question = `Load ${this.sent}?`;
    await this.owner.call('POST', '/api/admin/content/faq', { question, answer: 'Yes.' });
    this.questions.push(question);
  }

  /** A write of booking. */
  private async block(): Promise<void> {
    const reason = `Load ${this.sent}`;
    await this.owner.blockTime(this.sent, reason);
    this.blocks.push(reason);
  }

  /** A write of account. */
  private async move(): Promise<void> {
    const address = `${this.sent} Galle Road`;
    this.addresses.push(address);
    const body = { name: 'Ruwani Drill', phone: '0771234567', address };
    await callApi(`${SITE_URL}/api/users/profile`, 'PUT', { token: this.customer.token, body });
    this.addresses = [address];
  }

  private async read(path: string): Promise<void> {
    const reply = await fetch(`${SITE_URL}${path}`, { signal: AbortSignal.timeout(10_000) });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    await reply.text();
  }

  private async lost(): Promise<string[]> {
    const faq = JSON.stringify(await this.owner.call('GET', '/api/admin/content/faq'));
    const hours = JSON.stringify(await this.owner.call('GET', '/api/admin/hours'));
    const { token } = this.customer;
    const profile = JSON.stringify(await callApi(`${SITE_URL}/api/auth/me`, 'GET', { token }));
    return [
      ...this.questions.filter((question) => !faq.includes(`"${question}"`)),
      ...this.blocks.filter((reason) => !hours.includes(`"${reason}"`)),
      ...(this.addresses.length === 0 || this.addresses.some((address) => profile.includes(address))
        ? []
        : [this.addresses[0] ?? '']),
    ];
  }
}
