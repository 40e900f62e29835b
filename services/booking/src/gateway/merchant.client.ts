import { Injectable } from '@nestjs/common';
import { messages } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import { request } from 'undici';
import { Gateway } from './gateway.js';
import type { Retrieved } from './retrieval.rules.js';

const PATIENCE = 5_000;
/** Seconds before its end at which a token is no longer used. */
const MARGIN = 30;

interface SearchAnswer {
  status: number;
  data: Retrieved[] | null;
}

/** The gateway's merchant API: what it knows about an order (gateway facts, "Merchant API"). */
@Injectable()
export class MerchantClient {
  private token?: { value: string; until: number };

  constructor(
    private readonly gateway: Gateway,
    private readonly clock: Clock,
  ) {}

  /** Payments of the order; empty while there are none. @throws DomainError `unavailable` when the gateway does not say */
  async paymentsOf(orderId: string): Promise<Retrieved[]> {
    const path = `/payment/search?order_id=${encodeURIComponent(orderId)}`;
    const { status, data } = await this.ask<SearchAnswer>(path, { headers: { authorization: `Bearer ${await this.bearer()}` } });
    return status === 1 && Array.isArray(data) ? data.filter((payment) => payment.order_id === orderId) : [];
  }

  private async bearer(): Promise<string> {
    const now = this.clock.now().getTime();
    if (this.token && now < this.token.until) return this.token.value;
    const basic = Buffer.from(`${this.gateway.appId}:${this.gateway.appSecret}`).toString('base64');
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await this.ask<{ access_token: string; expires_in: number }>('/oauth/token', { method: 'POST', headers, body: 'grant_type=client_credentials' });
    this.token = { value: answer.access_token, until: now + (answer.expires_in - MARGIN) * 1_000 };
    return answer.access_token;
  }

  private async ask<T>(path: string, options: { method?: 'POST'; headers: Record<string, string>; body?: string }): Promise<T> {
    try {
      const reply = await request(`${this.gateway.baseUrl}/merchant/v1${path}`, { ...options, signal: AbortSignal.timeout(PATIENCE) });
      if (reply.statusCode === 401) this.token = undefined;
      if (reply.statusCode >= 300) throw new Error(`the gateway answered ${reply.statusCode}`);
      return (await reply.body.json()) as T;
    } catch (cause) {
      throw new DomainError('unavailable', 'GATEWAY_DOWN', messages.server, { cause });
    }
  }
}
