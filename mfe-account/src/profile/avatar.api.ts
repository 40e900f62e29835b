import type { AvatarRequest, UploadResponse, User } from '@salon/contracts';
import { api } from '@salon/web-kit';

export async function postAvatar(file: File, onProgress: (share: number) => void): Promise<string> {
  const form = new FormData();
  form.append('profileImage', file);
  const { imageUrl } = (await api.post<UploadResponse['data']>('/users/upload', form, {
    onProgress,
    onForm: true,
  })) as UploadResponse;
  return imageUrl;
}

export const patchAvatar = (request: AvatarRequest) =>
  api.patch<{ user: User }>('/users/update-profile-image', request, { onForm: true });
