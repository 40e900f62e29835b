import type { MyDay, OwnStep } from '@salon/contracts';
import { api } from '@salon/web-kit';

export const markStep = async (id: string, to: OwnStep): Promise<MyDay> =>
  (await api.post<MyDay>(`/my-day/visits/${id}/step`, { to })).data;

export const takeBackStep = async (actionId: string): Promise<MyDay> =>
  (await api.post<MyDay>(`/my-day/acts/${actionId}/undo`)).data;
