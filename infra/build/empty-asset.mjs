/** Replaces stylesheets and pictures in unit tests. */
export default '';
