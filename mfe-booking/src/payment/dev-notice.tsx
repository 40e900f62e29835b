import type { PaymentInit } from '@salon/contracts';
import { TriangleAlert } from 'lucide-react';
import { DEVELOPMENT } from '../config.js';

const DevelopmentNotice = ({ init }: { init: PaymentInit }) => (
  <details className="dev-notice">
    <summary>
      <TriangleAlert aria-hidden="true" />
      Development mode: sandbox, no real money. Debug info
    </summary>
    <dl>
      <dt>Merchant</dt>
      <dd>{init.merchantId}</dd>
      <dt>Order</dt>
      <dd>{init.orderId}</dd>
      <dt>Amount</dt>
      <dd>
        {init.amount} {init.currency}
      </dd>
      <dt>Checkout</dt>
      <dd>{init.checkoutUrl}</dd>
    </dl>
  </details>
);

/**
 * The development notice and debug block of docs/product.md §2; null in production builds (decision D10, threat T61).
 */
export const DevNotice = DEVELOPMENT ? DevelopmentNotice : null;
