import { messages, type SignedInPlace } from '@salon/contracts';
import { ApiError, messageOf, toast } from '@salon/web-kit';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { endOtherPlaces, endPlace, getPlaces } from './places.api.js';

const placesKey = ['places'] as const;

/** Where the person is signed in, as of now. */
export const usePlaces = () => useQuery({ queryKey: placesKey, queryFn: ({ signal }) => getPlaces(signal) });

/** Signs out in one place, or with null everywhere else; a place already signed out is what was asked for. */
export function useEndPlaces() {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: async (id: string | null) => {
      try {
        await (id === null ? endOtherPlaces() : endPlace(id));
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: (_done, id) => {
      client.setQueryData<SignedInPlace[]>(placesKey, (places) =>
        places?.filter(({ _id, here }) => here || (id !== null && _id !== id)),
      );
      toast.success(id === null ? messages.placesEnded : messages.placeEnded);
    },
    onError: (error) => toast.error(messageOf(error, messages.placeEndFailed)),
    onSettled: () => void client.invalidateQueries({ queryKey: placesKey }),
  });
  return { busy: call.isPending ? (call.variables ?? 'others') : null, end: (id: string | null) => call.mutate(id) };
}
