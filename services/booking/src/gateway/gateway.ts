import type { Merchant } from './signature.js';

/** Our merchant account, and the URLs of the gateway and the site; from configuration. */
export abstract class Gateway implements Merchant {
  abstract readonly merchantId: string;
  abstract readonly merchantSecret: string;
  abstract readonly merchantSecretAlso?: string;
  abstract readonly appId: string;
  abstract readonly appSecret: string;
  /** Checkout at `{baseUrl}/pay/checkout`, merchant API at `{baseUrl}/merchant/v1`. */
  abstract readonly baseUrl: string;
  abstract readonly siteUrl: string;
  abstract readonly notifyUrl: string;
}
