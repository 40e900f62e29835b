import type { MyDay, OwnStep } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** POST /api/my-day/visits/{id}/step */
export const markStep = async (id: string, to: OwnStep): Promise<MyDay> =>
  (await api.post<MyDay>(`/my-day/visits/${id}/step`, { to })).data;

/** `POST /api/my-day/acts/{id}/undo` */
export const takeBackStep = async (actionId: string): Promise<MyDay> =>
  (await api.post<MyDay>(`/my-day/acts/${actionId}/undo`)).data;
