import type { MyDay, OwnStep, OwnVisit } from '@salon/contracts';
import { api, type CallOptions } from '@salon/web-kit';
import { sendOrRead } from '@salon/web-kit/queries';

export const getMyDay = async (options?: CallOptions): Promise<MyDay> =>
  (await api.get<MyDay>('/my-day', options)).data;

/** Sends a change of one's own visit; when its response is lost, the day shows whether it was made. */
const changeOwn = (id: string, path: string, body: unknown, isMade: (visit: OwnVisit) => boolean): Promise<MyDay> =>
  sendOrRead(
    async () => (await api.post<MyDay>(path, body)).data,
    getMyDay,
    ({ visits }) => visits.some((visit) => visit._id === id && isMade(visit)),
  );

export const markStep = (id: string, to: OwnStep): Promise<MyDay> =>
  changeOwn(id, `/my-day/visits/${id}/step`, { to }, ({ state }) => state === to);

/** Made when the step can be noted again: a change by the desk removes `takeBack` as well. */
export const takeBackStep = (id: string, { act, step }: NonNullable<OwnVisit['takeBack']>): Promise<MyDay> =>
  changeOwn(id, `/my-day/acts/${act}/undo`, undefined, ({ steps }) => steps.includes(step));
