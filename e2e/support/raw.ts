import { connect } from 'node:net';
import { siteUrl } from './addresses.js';

/** The two servers that a client can reach: the edge, and the BFF behind it. */
export const servers = (): [name: string, port: number][] => {
  const edge = Number(new URL(siteUrl()).port);
  return [
    ['edge', edge],
    ['bff', edge + 10],
  ];
};

interface RawResponse {
  /** Status of each response, in order; empty when the connection was closed without one. */
  statuses: number[];
  text: string;
  closed: boolean;
}

/** Sends raw bytes and collects the responses until the connection closes or is idle for `quietMs`. */
export function sendRaw(port: number, bytes: string, quietMs = 400): Promise<RawResponse> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    const done = (closed: boolean): void => {
      socket.destroy();
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
      resolve({ statuses: statuses.filter((status) => status !== 100), text, closed });
    };
    socket.setTimeout(quietMs, () => done(false));
    socket.on('data', (data) => void (text += data.toString('latin1')));
    socket.once('error', () => done(true));
    socket.once('close', () => done(true));
  });
}
