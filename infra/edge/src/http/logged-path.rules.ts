/**
 * A word of an address that we have made: `check-availability`. A token, a code or an id holds other characters too.
 */
const WORD = /^[a-z][a-z-]{0,30}$/;

/**
 * The path of an address as it may be logged (threat T63): without its query, and `*` for every part that is not a word
 * of ours.
 */
export const loggedPath = (url: string): string => {
  const [path = ''] = url.split(/[?#]/);
  return path
    .split('/')
    .map((part) => (part === '' || WORD.test(part) ? part : '*'))
    .join('/')
    .slice(0, LONGEST);
};

const LONGEST = 200;
