/**
 * A webpack plugin that calls `work` with each compilation and its assets.
 * @param stage of `webpack.Compilation`, `PROCESS_ASSETS_STAGE_…`
 */
export const assetsPlugin = (name, stage, work) => ({
  apply({ hooks }) {
    hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => work(compilation, assets)),
    );
  },
});
