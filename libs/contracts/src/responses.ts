/** Every successful response of the API (docs/decisions.md, fixed points). `token` only where a session begins. */
export interface Success<Data> {
  status: 'success';
  message?: string;
  token?: string;
  data: Data;
}

/** Data of a response that has none. */
export type NoData = Record<string, never>;

/**
 * A failed response of a service to the BFF: its code and parameters, from which the BFF renders the sentence
 * (ADR-0036).
 */
export interface ServiceFailure {
  status: 'error';
  code: string;
  params?: object;
  errors?: Readonly<Record<string, string>>;
  data?: unknown;
  requestId: string;
}

/** Every failed response of the API. `data` holds what the customer needs to continue. */
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
