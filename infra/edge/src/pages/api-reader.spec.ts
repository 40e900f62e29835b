import { createServer } from 'node:http';
import { closeAll, listen } from '../testing/servers.js';
import { apiReader, limitedReaders } from './api-reader.js';

afterAll(closeAll);

it('asks again after a call that failed', async () => {
  let isDown = true;
  const api = createServer((_request, response) => void (isDown ? response.destroy() : response.end('{}')));
  const read = apiReader(await listen(api));
  await expect(read('/api/menu')).rejects.toThrow('fetch failed');
  isDown = false;
  expect(await read('/api/menu')).toEqual({ status: 200, text: '{}' });
});

it('reaches our API and nothing else, each path once for all who ask at the same time', async () => {
  const asked: string[] = [];
  const api = createServer(({ url = '' }, response) => void (asked.push(url), response.end('{"data":"fresh"}')));
  const read = apiReader(await listen(api));
  await expect(read('https://evil.example/')).rejects.toThrow('not a path of the API');
  await expect(read('//evil.example/api/')).rejects.toThrow('not a path of the API');
  const texts = await Promise.all(Array.from({ length: 5 }, () => read('/api/menu')));
  expect(texts).toEqual(Array(5).fill({ status: 200, text: '{"data":"fresh"}' }));
  expect(asked).toEqual(['/api/menu']);
});

it.each([
  '/api/../metrics',
  '/api/%2e%2e/metrics',
  '/api/x\\..\\..\\health/ready',
  '/api/.\t./metrics',
  '/api/../../health/ready',
  `/api/${'x'.repeat(500)}`,
  'http://[',
])('T61 T67 calls nothing for %s', async (path) => {
  const asked: string[] = [];
  const read = apiReader(
    await listen(createServer(({ url = '' }, response) => void (asked.push(url), response.end()))),
  );
  await expect(read(path)).rejects.toThrow(/not a path of the API|too long/);
  expect(asked).toEqual([]);
});

let calls: number;
let api: ReturnType<typeof apiReader>;
beforeEach(async () => {
  calls = 0;
  api = apiReader(await listen(createServer((_request, response) => void ((calls += 1), response.end('{}')))));
});

it('T67 takes few calls of the code of a page, and gives it what is at hand all the same', async () => {
  const { render: read } = limitedReaders(api);
  const paths = Array.from({ length: 200 }, (_each, at) => `/api/menu?${at}`);
  const results = await Promise.allSettled(paths.map((path) => read(path)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(calls);
  expect(calls).toBeGreaterThanOrEqual(60);
  expect(calls).toBeLessThan(70);
  expect((await read(paths[0] ?? '')).status).toBe(200);
  expect((await api('/api/menu?others')).status).toBe(200);
});

it('T67 counts a call once for all pages that wait for its response', async () => {
  const { check } = limitedReaders(api);
  await Promise.all(Array.from({ length: 100 }, () => check('/api/menu')));
  expect(calls).toBe(1);
  const results = await Promise.allSettled(Array.from({ length: 29 }, (_each, at) => check(`/api/${at}`)));
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
});
