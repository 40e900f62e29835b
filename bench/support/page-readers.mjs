// Readers of one page in a thread of their own: their work must not delay what the caller of the thread measures.
import { parentPort, workerData } from 'node:worker_threads';
import { load } from './load.mjs';

const { url, readers, pages } = workerData;
parentPort.postMessage(
  await load({ total: pages, connections: readers, request: () => ({ url, headers: { 'accept-encoding': 'br' } }) }),
);
