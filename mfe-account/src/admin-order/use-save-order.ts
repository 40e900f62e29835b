import { messages } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { type Done, useDoneToast } from '../admin-actions/use-admin-actions.js';
import { withPart } from './order.rules.js';

interface Options {
  queryKey: readonly unknown[];
  /** Sends the previous and the new order. */
  put(order: { from: string[]; to: string[] }): Promise<Done>;
}

/**
 * Saves a new order of a list, given the new order of a part of it. The list shows it at once, and reverts when saving
 * fails. Calls run one after another.
 */
export function useSaveOrder({ queryKey, put }: Options) {
  const client = useQueryClient();
  const done = useDoneToast();
  const mutationKey = [...queryKey, 'order'];
  const save = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: put,
    // While the next order is being sent, a refetch would show the previous one.
    onSuccess: (reply) => {
      if (client.isMutating({ mutationKey }) === 1) void done(reply);
    },
    onError: (error) => {
      toast.error(messageOf(error, messages.orderFailed));
      return client.invalidateQueries({ queryKey });
    },
  });
  return async (part: readonly string[]): Promise<void> => {
    await client.cancelQueries({ queryKey });
    const items = client.getQueryData<{ _id: string }[]>(queryKey) ?? [];
    const from = items.map(({ _id }) => _id);
    const to = withPart(from, part);
    const placeOf = ({ _id }: { _id: string }) => to.indexOf(_id);
    const ordered = [...items].sort((one, other) => placeOf(one) - placeOf(other));
    client.setQueryData(queryKey, ordered);
    save.mutate({ from, to });
  };
}
