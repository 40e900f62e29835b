import type { ContentTypeName } from '@salon/contracts';
import { queryOptions } from '@salon/web-kit/query';
import { getCarts, getContent } from './content.api.js';

export const contentQuery = (kind: ContentTypeName) =>
  queryOptions({ queryKey: ['admin', 'content', kind], queryFn: ({ signal }) => getContent(kind, signal) });

export const cartsQuery = (id: string) =>
  queryOptions({ queryKey: ['admin', 'services', id, 'carts'], queryFn: ({ signal }) => getCarts(id, signal) });
