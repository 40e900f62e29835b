import type { ContentItem, ContentTypeName } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** Archived ones too, in the order of the site. */
export const contentItemsQuery = <Item = ContentItem>(type: ContentTypeName) =>
  queryOptions({
    queryKey: ['admin', 'content', type],
    queryFn: async ({ signal }) =>
      (await api.get<{ entries: Item[] }>(`/admin/content/${type}`, { signal })).data.entries,
  });

/** The number of carts with the service. */
export const cartsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'services', id, 'carts'],
    queryFn: async ({ signal }) =>
      (await api.get<{ carts: number }>(`/admin/services/${id}/carts`, { signal })).data.carts,
  });
