/** The entry points of our packages that exist once per page: a remote uses those of the deployed shell. */
export const SHARED_ENTRIES = {
  '@salon/ui': ['.'],
  '@salon/web-kit': ['.', './query', './router'],
};
