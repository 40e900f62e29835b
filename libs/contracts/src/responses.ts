/** Every successful answer of the API (decisions, fixed points). `token` only where a session begins. */
export interface Success<Data> {
  status: 'success';
  message?: string;
  token?: string;
  data: Data;
}

/** Every failed answer, between services too. `data` holds what the customer needs to go on. */
export interface Failure {
  status: 'error';
  code: string;
  message: string;
  errors?: Readonly<Record<string, string>>;
  data?: unknown;
  requestId: string;
}

export const success = <Data>(data: Data, message?: string): Success<Data> =>
  message === undefined ? { status: 'success', data } : { status: 'success', message, data };
