import { refuse } from '@salon/contracts';

const MOST = 2_000;
const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= MOST &&
  value.every((id) => typeof id === 'string' && /^[\w-]{1,64}$/.test(id));

/** The order that the user saw and the requested one, each a list of ids. @throws DomainError `invalid` */
export function orderForm(body: unknown): { from: string[]; to: string[] } {
  const { from, to } = (body ?? {}) as { from?: unknown; to?: unknown };
  if (!isIds(from) || !isIds(to)) throw refuse('ORDER_INVALID');
  return { from, to };
}
