/** Ignores stylesheets on the server: the edge uses the built files. */
module.exports = () => '';
