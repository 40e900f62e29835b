import { type ContentAction, messages, type SalonChange } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { useDoneToast } from '../admin-actions/use-admin-actions.js';

interface Ordered {
  message?: string;
  data: { change: SalonChange } | { act: ContentAction };
}

interface Options<Item> {
  queryKey: readonly unknown[];
  /** Sends the previous and the new order. */
  put(order: { from: string[]; to: string[] }): Promise<Ordered>;
  idOf(item: Item): string;
}

/** Saves a new order. The list shows it at once, and reverts when saving fails. Calls run one after another. */
export function useSaveOrder<Item>({ queryKey, put, idOf }: Options<Item>) {
  const client = useQueryClient();
  const done = useDoneToast();
  const show = (items: readonly Item[], ids: readonly string[]) =>
    [...items].sort((one, other) => ids.indexOf(idOf(one)) - ids.indexOf(idOf(other)));
  const mutationKey = [...queryKey, 'order'];
  const save = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: put,
    // While the next order is being sent, a refetch would show the previous one.
    onSuccess: (reply) => void (client.isMutating({ mutationKey }) === 1 && done(reply)),
    onError: (error) => {
      toast.error(messageOf(error, messages.orderFailed));
      return client.invalidateQueries({ queryKey });
    },
  });
  return async (to: string[]): Promise<void> => {
    await client.cancelQueries({ queryKey });
    const items = client.getQueryData<Item[]>(queryKey) ?? [];
    client.setQueryData(queryKey, show(items, to));
    save.mutate({ from: items.map(idOf), to });
  };
}
