const AMOUNT = /^-?\d+(?:\.\d{0,2})?$/;

/** A typed number with or without thousands separators, at most two decimals, with '-' or '−'; NaN for anything else. */
export function amountOf(text: string): number {
  const plain = text.replaceAll(',', '').replace('−', '-').trim();
  return AMOUNT.test(plain) ? Number(plain) : Number.NaN;
}
