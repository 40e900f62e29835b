import type { Appointment, AppointmentPage } from '@salon/contracts';
import { api, ApiError } from '@salon/web-kit';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@salon/web-kit/query';

/** How long the list counts as fresh, in milliseconds (docs/product.md §9, decision C12). */
const LIST_FRESH_MS = 300_000;

/** Prefix of the lists of visits; one visit has its own key. */
export const appointmentsKey = ['appointments'] as const;

export type LoadedAppointments = InfiniteData<AppointmentPage>;

/** `cursor` is '' for the first page. */
async function getMyAppointments(cursor: string, signal: AbortSignal): Promise<AppointmentPage> {
  const query = cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`;
  return (await api.get<AppointmentPage>(`/appointments/my-appointments${query}`, { signal })).data;
}

/** The customer's visits, page by page. */
export const myAppointmentsQuery = infiniteQueryOptions({
  queryKey: [...appointmentsKey, 'pages'],
  queryFn: ({ pageParam, signal }) => getMyAppointments(pageParam, signal),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  staleTime: LIST_FRESH_MS,
});

/** The loaded pages with the current state of a visit. */
export const withAppointment = (
  loaded: LoadedAppointments | undefined,
  changed: Appointment,
): LoadedAppointments | undefined =>
  loaded && {
    ...loaded,
    pages: loaded.pages.map((page) => ({
      ...page,
      appointments: page.appointments.map((each) => (each._id === changed._id ? changed : each)),
    })),
  };

/** The visit of a response. @throws ApiError when there is none */
export function appointmentOf(data: { appointment?: Appointment } | undefined): Appointment {
  if (!data?.appointment?._id) throw new ApiError(200, 'RESPONSE_UNEXPECTED', 'Invalid response from server');
  return data.appointment;
}

export async function getAppointment(id: string, signal?: AbortSignal): Promise<Appointment> {
  const path = `/appointments/${encodeURIComponent(id)}`;
  return appointmentOf((await api.get<{ appointment?: Appointment }>(path, { signal })).data);
}

/** One visit; always stale, because it may have been cancelled elsewhere: never pay on old data. */
export const appointmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['appointment', id],
    queryFn: ({ signal }) => getAppointment(id, signal),
    staleTime: 0,
  });
