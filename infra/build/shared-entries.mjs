/** The entries of our packages that a page has once: a remote uses those of the deployed shell. */
export const SHARED_ENTRIES = {
  '@salon/ui': ['.'],
  '@salon/web-kit': ['.', './query', './router'],
};
