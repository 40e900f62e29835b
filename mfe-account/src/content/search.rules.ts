/** True when a text holds every word of a search, in any order and case. */
export function holdsWords(text: string, search: string): boolean {
  const searched = text.toLowerCase();
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => searched.includes(word));
}
