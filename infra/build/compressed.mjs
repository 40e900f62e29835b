// Writes a compressed copy beside each file with a content hash in its name: `main.1a2b3c4d.js.br`.
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import webpack from 'webpack';
import { assetsPlugin } from './assets-plugin.mjs';

const brotli = promisify(brotliCompress);
const HASHED = /\.[0-9a-f]{8,}\.(?:js|css)$/;
const { PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER } = webpack.Compilation;

/** Runs after the names are final, so that a file and its compressed copy always match. */
export const compressed = () =>
  assetsPlugin('Compressed', PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER, async (compilation, assets) => {
    const names = Object.keys(assets).filter((name) => HASHED.test(name));
    await Promise.all(
      names.map(async (name) => {
        const bytes = assets[name].buffer();
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        };
        compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(await brotli(bytes, { params })));
      }),
    );
  });
