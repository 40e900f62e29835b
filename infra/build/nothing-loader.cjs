/** A stylesheet on the server: the edge takes the built files. */
module.exports = () => '';
