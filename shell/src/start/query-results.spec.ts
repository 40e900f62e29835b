import { createQueryClient } from '@salon/web-kit';
import { takeQueryResults } from './query-results.js';

/** Hydrates a page with the menu, loaded by this kind of navigation. */
function menuAfter(type: string) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  document.body.innerHTML = '<script type="application/json" id="query-results">[[["services"],"the menu"]]</script>';
  const client = createQueryClient();
  takeQueryResults(client);
  const menu = client.getQueryCache().find({ queryKey: ['services'] });
  return { data: menu?.state.data, isStale: menu?.isStaleByTime(300_000) };
}

it.each([
  ['navigate', false],
  ['reload', false],
  ['back_forward', true],
])('the results of the page count as old only after Back, when the browser may have kept it (%s)', (type, isStale) => {
  expect(menuAfter(type)).toEqual({ data: 'the menu', isStale });
});
