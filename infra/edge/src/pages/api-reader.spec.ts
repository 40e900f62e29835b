import { createServer } from 'node:http';
import { closeAll, listen } from '../testing/servers.js';
import { apiReader } from './api-reader.js';

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
