import type { CloseDayRequest, DayClosing, ReopenDayRequest } from '@salon/contracts';
import { api } from '@salon/web-kit';

export const closeDay = (date: string, body: CloseDayRequest) =>
  api.post<DayClosing>(`/admin/close/${date}`, body, { onForm: true });

export const reopenDay = (date: string, body: ReopenDayRequest) =>
  api.post<DayClosing>(`/admin/close/${date}/reopen`, body, { onForm: true });
