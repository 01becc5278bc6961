/** Puts the remote's name before the chunk names of its routes. */
module.exports = function nameChunks(source) {
  const remote = /(mf-[a-z-]+)\/src\/routes\.tsx$/.exec(this.resourcePath)[1];
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${remote}-`);
};
