import { api } from '@salon/web-kit';

/** GET /api/users/me/data: the text of the file, whose content is not wrapped as `data`. */
export const getMyData = async (): Promise<string> => JSON.stringify(await api.get('/users/me/data'), null, 2);

/** DELETE /api/users/me */
export const deleteAccount = () => api.delete<object>('/users/me');
