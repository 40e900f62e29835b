/** One difference between the cart and the one the customer saw: another price in LKR, or a `note` in words. */
export interface CartChange {
  title: string;
  from: number | null;
  to: number | null;
  note: string | null;
}

/** What a refusal asks for: fewer services, or a call. */
export type WayOut = 'cart' | 'phone';

/** Why the last attempt to book failed, for the notice above the button. */
export type Refusal =
  | { kind: 'taken'; text: string }
  | { kind: 'repriced'; text: string; changes: CartChange[] }
  | { kind: 'failed'; title: string; text: string; ways?: readonly WayOut[] | undefined };
