import type { QueryClient } from '@salon/web-kit/query';

/** The answers the server drew this page from a moment ago: nothing that is on the page is asked for again. */
export function takeAnswers(client: QueryClient): void {
  const text = document.getElementById('answers')?.textContent ?? '[]';
  for (const [key, answer] of JSON.parse(text) as [readonly unknown[], unknown][]) client.setQueryData(key, answer);
}
