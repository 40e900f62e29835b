import { api, type CallOptions } from '@salon/web-kit';

/** The text of the file, whose content is not wrapped as `data`. */
export const getMyData = async (): Promise<string> => JSON.stringify(await api.get('/users/me/data'), null, 2);

export const deleteAccount = (options: CallOptions) => api.delete<object>('/users/me', undefined, options);
