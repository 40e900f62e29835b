import { messages, type VisitCalendar } from '@salon/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.js';
import { messageOf } from '../api/error.js';
import { toast } from '../feedback/toast.js';
import { saveFile } from '../page/save-file.js';

async function getCalendar(id: string): Promise<VisitCalendar> {
  const { data } = await api.get<{ calendar: VisitCalendar }>(`/appointments/${encodeURIComponent(id)}/calendar`);
  return data.calendar;
}

/** 'Add to calendar' of a confirmed visit: downloads the calendar file that the mails carry. */
export function useAddToCalendar(id: string): { busy: boolean; add(): void } {
  const call = useMutation({
    mutationFn: () => getCalendar(id),
    onSuccess: ({ filename, content }) => saveFile(filename, content, 'text/calendar;charset=utf-8'),
    onError: (error) => toast.error(messageOf(error, messages.calendarFailed)),
  });
  return { busy: call.isPending, add: () => call.mutate() };
}
