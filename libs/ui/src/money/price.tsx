import { CURRENCY_SIGN, formatAmount } from '@salon/kernel';
import { classNames } from '../class-names.js';

interface Props {
  /** LKR, major units; a missing one prints as 0.00. */
  amount: number | null | undefined;
  /** The former price, struck through. */
  struck?: boolean;
  big?: boolean;
  className?: string;
}

/** `LKR 1,000.00` with the currency lighter than the amount. */
export function Price({ amount, struck = false, big = false, className }: Props) {
  const names = classNames('price', struck && 'price--struck', big && 'price--big', className);
  const text = (
    <>
      <small>{CURRENCY_SIGN}</small> {formatAmount(amount)}
    </>
  );
  return struck ? (
    <s className={names}>
      <span className="sr">was </span>
      {text}
    </s>
  ) : (
    <span className={names}>{text}</span>
  );
}
