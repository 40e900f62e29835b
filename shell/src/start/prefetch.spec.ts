import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync(join(import.meta.dirname, '../../public/prefetch.js'), 'utf8');

it.each([
  [200, 'me'],
  [401, 'me'],
  [502, undefined],
  [503, undefined],
])('the prefetched response %s is kept unless the server had failed', async (status, kept) => {
  localStorage.setItem('token', 'abc');
  globalThis.fetch = async () => new Response('me', { status });
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
  const response = await globalThis.prefetched?.responses['/auth/me'];
  expect(await response?.text()).toBe(kept);
});
