import { Injectable } from '@nestjs/common';
import { setupTexts } from '@salon/contracts';
import { CURRENCY, DomainError } from '@salon/kernel';
import { request } from 'undici';
import { checkoutFields } from '../gateway/checkout.rules.js';
import { Gateway } from '../gateway/gateway.js';
import { MerchantClient } from '../gateway/merchant.client.js';
import { newOrderId } from '../gateway/order-id.js';
import { checkoutHash } from '../gateway/signature.js';
import { checkoutProblem, notifyProblem } from './gateway.rules.js';
import type { Tried } from './try-mail.js';

const TIMEOUT_MS = 2_500;
const AMOUNT = '10.00';
const APPOINTMENT = '00000000-0000-4000-8000-000000000000';
const NOBODY = { name: 'First Start', email: 'first-start@araliya.example', phone: null, address: null, city: null };

/** Checks merchant id, secret, API keys and notify address against the gateway, and reports problems. */
@Injectable()
export class TryGateway {
  constructor(
    private readonly gateway: Gateway,
    private readonly merchant: MerchantClient,
  ) {}

  async run(): Promise<Tried> {
    const found = await Promise.all([this.checkout(), this.api(), this.notify()]);
    const problems = [...new Set(found.filter((problem) => problem !== null))];
    return problems.length > 0
      ? { isOk: false, said: problems }
      : {
          isOk: true,
          said: [setupTexts.gatewayWorks(new URL(this.gateway.baseUrl))],
        };
  }

  /** Opens a checkout without paying it. */
  private async checkout(): Promise<string | null> {
    const { merchantId, siteUrl, notifyUrl, baseUrl } = this.gateway;
    const orderId = newOrderId();
    const hash = checkoutHash(this.gateway, { orderId, amount: AMOUNT, currency: CURRENCY });
    const ids = { merchantId, appointmentId: APPOINTMENT, orderId, amount: AMOUNT, isWhole: false, hash };
    const form = new URLSearchParams(checkoutFields({ ...ids, siteUrl, notifyUrl, customer: NOBODY })).toString();
    const reply = await post(`${baseUrl}/pay/checkout`, form, siteUrl);
    return reply ? checkoutProblem(reply.status, reply.page) : setupTexts.gatewayAway({ url: this.gateway.baseUrl });
  }

  private async api(): Promise<string | null> {
    return this.merchant.paymentsOf(newOrderId(), TIMEOUT_MS).then(
      () => null,
      (error: unknown) =>
        isAway(error) ? setupTexts.gatewayAway({ url: this.gateway.baseUrl }) : setupTexts.keysRefused,
    );
  }

  /** The site itself refuses an empty notice; any other response means that the address belongs to another server. */
  private async notify(): Promise<string | null> {
    const { notifyUrl, baseUrl, siteUrl } = this.gateway;
    const problem = notifyProblem(notifyUrl, new URL(baseUrl).hostname === 'localhost');
    if (problem !== null) return problem;
    const reply = await post(notifyUrl, '', siteUrl);
    return reply?.status === 400 ? null : setupTexts.notifyElsewhere({ url: notifyUrl });
  }
}

/** Whether the gateway did not respond (such an error has a code), or responded with a failure of its own. */
function isAway(error: unknown): boolean {
  const cause =
    error instanceof DomainError ? (error.cause as { code?: unknown; status?: number } | undefined) : undefined;
  return cause instanceof SyntaxError || cause?.code !== undefined || (cause?.status ?? 0) >= 500;
}

const post = async (url: string, body: string, origin: string): Promise<{ status: number; page: string } | null> => {
  try {
    const reply = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', referer: `${origin}/` },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: reply.statusCode, page: await reply.body.text() };
  } catch {
    return null; // Not reachable: the caller reports it.
  }
};
