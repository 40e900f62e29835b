/** Texts that the edge sends instead of a page or a file. */
export const edgeMessages = {
  method: 'Only GET is allowed here.',
  path: 'Only paths of this site are allowed here.',
  file: 'There is no such file.',
  part: 'There is no such part of the site.',
  partDown: 'This part of the site is not available at the moment.',
  pageDown: 'The page is not available at the moment. Please try again.',
} as const;
