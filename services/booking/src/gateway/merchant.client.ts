import { Injectable, Logger } from '@nestjs/common';
import { refundNotes, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { request } from 'undici';
import { Gateway } from './gateway.js';
import { MAX_NOTE_LENGTH, printable } from './printable.rules.js';
import { type Known, knownOf, REFUSED } from './retrieval.rules.js';

const TIMEOUT_MS = 5_000;
/** An admin waits for the response to a refund; a job resolves late ones. */
export const REFUND_TIMEOUT_MS = 1_500;
/** How long before its expiry a token is no longer used. */
const TOKEN_MARGIN_SECONDS = 30;

interface Call {
  method?: 'POST';
  headers: Record<string, string>;
  body?: string;
  timeoutMs: number;
}

/** What the gateway is asked to refund. */
interface GatewayRefund {
  paymentId: string;
  /** `1000.00` */
  amount: string;
  description: string;
}

/** The gateway's response to that request; `unknown` when it may have accepted it without responding. */
type GatewayResult = { is: 'accepted' | 'unknown' } | { is: 'refused'; why: string };

/** The gateway's merchant API: state of an order, and refunds (docs/gateway.md, "Merchant API"). */
@Injectable()
export class MerchantClient {
  private readonly logger = new Logger(MerchantClient.name);
  private token?: { value: string; until: number };

  constructor(
    private readonly gateway: Gateway,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `unavailable` when the gateway does not respond */
  async paymentsOf(orderId: string, timeoutMs = TIMEOUT_MS): Promise<Known> {
    const path = `/payment/search?order_id=${encodeURIComponent(orderId)}`;
    const headers = { authorization: `Bearer ${await this.bearer(timeoutMs)}` };
    const known = knownOf(await this.bodyOf<unknown>(path, { headers, timeoutMs }), orderId);
    if (known === null) throw refuse('GATEWAY_UNCLEAR');
    return known;
  }

  /**
   * Requests a refund. Returns `unknown` when the gateway may have accepted it without responding; it never throws,
   * because the refund has already begun.
   */
  async refund({ paymentId, amount, description }: GatewayRefund): Promise<GatewayResult> {
    const authorization = await this.bearer(REFUND_TIMEOUT_MS).then(
      (token) => `Bearer ${token}`,
      (error: unknown) => {
        this.logger.error(new Error('a refund did not reach the gateway', { cause: error }));
        return null;
      },
    );
    if (authorization === null) return { is: 'refused', why: refundNotes.unreachable };
    const body = JSON.stringify({ payment_id: paymentId, description, amount });
    const options = {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body,
      timeoutMs: REFUND_TIMEOUT_MS,
    } as const;
    const response = await this.call('/payment/refund', options).catch(() => null); // Request or response was lost.
    if (response === null || response.status >= 500) return { is: 'unknown' };
    const { status, msg } = (response.body ?? {}) as { status?: unknown; msg?: unknown };
    if (response.status >= 300 || status === 0 || status === -1 || status === -2)
      return { is: 'refused', why: whyOf(msg) };
    return { is: status === 1 ? 'accepted' : 'unknown' };
  }

  private async bearer(timeoutMs: number): Promise<string> {
    const now = this.clock.now().getTime();
    if (this.token && now < this.token.until) return this.token.value;
    const basic = Buffer.from(`${this.gateway.appId}:${this.gateway.appSecret}`).toString('base64');
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
    const { access_token, expires_in } = await this.bodyOf<{ access_token: string; expires_in: number }>(
      '/oauth/token',
      {
        method: 'POST',
        headers,
        body: 'grant_type=client_credentials',
        timeoutMs,
      },
    );
    this.token = { value: access_token, until: now + (expires_in - TOKEN_MARGIN_SECONDS) * 1_000 };
    return access_token;
  }

  private async bodyOf<T>(path: string, options: Call): Promise<T> {
    try {
      const { status, body } = await this.call(path, options);
      if (status >= 300) throw Object.assign(new Error(`the gateway responded with ${status}`), { status });
      return body as T;
    } catch (cause) {
      throw refuse('GATEWAY_DOWN', { cause });
    }
  }

  private async call(path: string, { timeoutMs, ...options }: Call): Promise<{ status: number; body: unknown }> {
    const reply = await request(`${this.gateway.baseUrl}/merchant/v1${path}`, {
      ...options,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (reply.statusCode === 401) this.token = undefined;
    const body = (await reply.body.json()) as { status?: unknown } | null;
    if (body?.status === REFUSED) this.token = undefined;
    return { status: reply.statusCode, body };
  }
}

/** Only the displayable text of the gateway's refusal. */
const whyOf = (text: unknown): string =>
  typeof text === 'string' && text !== '' ? printable(text, MAX_NOTE_LENGTH) : refundNotes.noReason;
