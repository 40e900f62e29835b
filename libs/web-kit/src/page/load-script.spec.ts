import { loadScript } from './load-script.js';

const scripts = () => [...document.head.querySelectorAll('script')];
const last = () => scripts().at(-1)!;

it('adds a script once', async () => {
  const both = Promise.all([loadScript('https://one.test/a.js'), loadScript('https://one.test/a.js')]);
  expect(scripts().map(({ src }) => src)).toEqual(['https://one.test/a.js']);
  last().dispatchEvent(new Event('load'));
  await both;
});

it('adds a script again after a failure', async () => {
  const failed = loadScript('https://two.test/b.js');
  last().dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('https://two.test/b.js');
  const repeated = loadScript('https://two.test/b.js');
  last().dispatchEvent(new Event('load'));
  await repeated;
});
