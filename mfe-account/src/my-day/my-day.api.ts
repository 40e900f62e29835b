import type { MyDay, OwnStep } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/my-day: the signed-in stylist's visits of today. */
export const getMyDay = async (signal: AbortSignal): Promise<MyDay> =>
  (await api.get<MyDay>('/my-day', { signal })).data;

/** POST /api/my-day/visits/{id}/step */
export const markStep = async (id: string, to: OwnStep): Promise<MyDay> =>
  (await api.post<MyDay>(`/my-day/visits/${id}/step`, { to })).data;

/** `POST /api/my-day/acts/{id}/undo` */
export const takeBackStep = async (actionId: string): Promise<MyDay> =>
  (await api.post<MyDay>(`/my-day/acts/${actionId}/undo`)).data;
