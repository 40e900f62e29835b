/** 'a', 'a and b', 'a, b and c'. @param last the word before the last one */
export const listed = (words: readonly string[], last = 'and'): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${last} `);
