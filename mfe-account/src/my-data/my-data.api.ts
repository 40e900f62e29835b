import { api, sendConfirmed } from '@salon/web-kit';

/** GET /api/users/me/data: the text of the file. */
export const getMyData = async (): Promise<string> =>
  new Response(await sendConfirmed(() => api.stream('/users/me/data', {}))).text();

/** DELETE /api/users/me */
export const deleteAccount = () => api.delete<object>('/users/me');
