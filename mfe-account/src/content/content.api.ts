import type { ContentAction, ContentItem, ContentTypeName } from '@salon/contracts';
import { api } from '@salon/web-kit';

interface Done {
  entry: ContentItem;
  act: ContentAction;
}

/** GET /api/admin/content/{kind}: archived ones too, in the order of the site. */
export async function getContent(kind: ContentTypeName, signal: AbortSignal): Promise<ContentItem[]> {
  return (await api.get<{ entries: ContentItem[] }>(`/admin/content/${kind}`, { signal })).data.entries;
}

/** POST or PATCH /api/admin/content/{kind}. @param id null for a new item */
export const saveContent = (kind: ContentTypeName, id: string | null, body: object) =>
  id === null
    ? api.post<Done>(`/admin/content/${kind}`, body, { onForm: true })
    : api.patch<Done>(`/admin/content/${kind}/${id}`, body, { onForm: true });

/** PUT /api/admin/content/{kind}/order: of all items, archived ones too. */
export const putContentOrder = (kind: ContentTypeName, order: { from: string[]; to: string[] }) =>
  api.put<{ act: ContentAction }>(`/admin/content/${kind}/order`, order);

/** POST /api/admin/content/{kind}/{id}/archive or /restore */
export const archiveContent = (kind: ContentTypeName, { _id, archived }: ContentItem) =>
  api.post<Done>(`/admin/content/${kind}/${_id}/${archived ? 'restore' : 'archive'}`);

/**
 * POST /api/admin/content-pictures: the address of the stored picture.
 * @param onProgress called with the sent share, 0 to 1
 */
export async function postPicture(file: File, onProgress: (share: number) => void): Promise<string> {
  const form = new FormData();
  form.append('image', file);
  return (await api.post<{ imageUrl: string }>('/admin/content-pictures', form, { onProgress, onForm: true })).data
    .imageUrl;
}

/** GET /api/admin/services/{id}/carts: the number of carts with the service. */
export const getCarts = async (id: string, signal: AbortSignal): Promise<number> =>
  (await api.get<{ carts: number }>(`/admin/services/${id}/carts`, { signal })).data.carts;
