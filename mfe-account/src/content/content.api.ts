import type { ContentAction, ContentItem, ContentTypeName } from '@salon/contracts';
import { api } from '@salon/web-kit';

interface Done {
  entry: ContentItem;
  act: ContentAction;
}

/** @param id null for a new item */
export const saveContent = (type: ContentTypeName, id: string | null, body: object) =>
  id === null
    ? api.post<Done>(`/admin/content/${type}`, body, { onForm: true })
    : api.patch<Done>(`/admin/content/${type}/${id}`, body, { onForm: true });

/** @param order of all items, archived ones too */
export const putContentOrder = (type: ContentTypeName, order: { from: string[]; to: string[] }) =>
  api.put<{ act: ContentAction }>(`/admin/content/${type}/order`, order);

/** Restores an archived item. */
export const archiveContent = (type: ContentTypeName, { _id, archived }: ContentItem) =>
  api.post<Done>(`/admin/content/${type}/${_id}/${archived ? 'restore' : 'archive'}`);

/**
 * The address of the stored picture.
 * @param onProgress called with the sent share, 0 to 1
 */
export async function postPicture(file: File, onProgress: (share: number) => void): Promise<string> {
  const form = new FormData();
  form.append('image', file);
  return (await api.post<{ imageUrl: string }>('/admin/content-pictures', form, { onProgress, onForm: true })).data
    .imageUrl;
}
