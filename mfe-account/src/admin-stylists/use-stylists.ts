import { type AdminStylist, messages, STYLIST_FIELDS, stylistProblems } from '@salon/contracts';
import { useQuery, useQueryClient } from '@salon/web-kit/query';
import { useMemo } from 'react';
import { useDoneToast, useUndoable } from '../admin-actions/use-admin-actions.js';
import { refetchQuery } from '../admin-conflict/refetch-query.js';
import { contentItemsQuery } from '../content/content.queries.js';
import { type FormSource, NEW_FORM, storedOf } from '../fields-form/fields.rules.js';
import { byCategory } from '../content/service-groups.rules.js';
import { archiveStylist, saveStylist } from './stylists.api.js';
import { adminStylistsQuery } from './stylists.queries.js';

/** The services of the menu, and the same by category; empty until `isReady`, and after a failure. */
export function useMenu() {
  const { data: services, isFetched } = useQuery(contentItemsQuery('services'));
  const { data: categories, isFetched: hasCategories } = useQuery(contentItemsQuery('categories'));
  const groups = useMemo(() => byCategory(services ?? [], categories ?? []), [services, categories]);
  return { services: services ?? [], groups, isReady: isFetched && hasCategories };
}

const { queryKey } = adminStylistsQuery;

/** The calls with which the form of a stylist reads and saves. @param stylist null for a new one */
export function useStylistSource(stylist: AdminStylist | null): FormSource {
  const client = useQueryClient();
  const done = useDoneToast();
  const stored = useMemo(() => stylist && storedOf(stylist), [stylist]);
  return {
    form: stylist?._id ?? NEW_FORM,
    fields: STYLIST_FIELDS,
    stored,
    problemsOf: (body) => stylistProblems(body, true),
    save: async (body) => {
      const reply = await saveStylist(stylist?._id ?? null, body);
      const { stylist: saved } = reply.data;
      client.setQueryData(queryKey, (stylists) => stylists?.map((each) => (each._id === saved._id ? saved : each)));
      // Does not wait for the refetch: the form is saved.
      void done(reply);
    },
    reread: async () => {
      const stylists = await refetchQuery(client, queryKey);
      const found = stylists?.find(({ _id }) => _id === stylist?._id);
      return found ? storedOf(found) : null;
    },
    failed: messages.contentSaveFailed,
  };
}

/** Archives or restores a stylist; both can be undone. */
export const useArchiveStylist = (stylist: AdminStylist) =>
  useUndoable(() => archiveStylist(stylist), messages.stylistArchiveFailed);
