import type { PaymentInit } from '@salon/contracts';
import { moneyText } from '@salon/kernel';
import { Button } from '@salon/ui';
import type { RefObject } from 'react';

interface Props {
  init: PaymentInit;
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  onPay(): void;
}

/** The form the browser posts to the gateway, exactly as the server signed it (docs/gateway.md, decision D1). */
export function CheckoutForm({ init, form, busy, onPay }: Props) {
  return (
    <form
      ref={form}
      method="post"
      action={init.checkoutUrl}
      aria-label="Checkout"
      onSubmit={(event) => {
        event.preventDefault();
        onPay();
      }}
    >
      {Object.entries(init.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <Button type="submit" variant="primary" size="big" busy={busy}>
        Pay Now ({moneyText(Number(init.amount))})
      </Button>
    </form>
  );
}
