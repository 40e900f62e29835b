import { isObject, refuse } from '@salon/contracts';

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/**
 * A new order of items, by their ids.
 * @param body `from`, the previous order, and `to`, with the same ids, each once.
 * @throws DomainError `invalid`
 */
export function newOrderOf(body: unknown): { from: string[]; to: string[] } {
  const { from, to } = isObject(body) ? body : {};
  if (!isIds(from) || !isIds(to)) throw refuse('ORDER_INVALID');
  const isSame = from.length === to.length && new Set(to).size === to.length && to.every((id) => from.includes(id));
  if (!isSame) throw refuse('ORDER_INVALID');
  return { from, to };
}
