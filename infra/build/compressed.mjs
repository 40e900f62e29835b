// Writes a compressed copy beside each file with a content hash in its name: `main.1a2b3c4d.js.br`.
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const HASHED = /\.[0-9a-f]{8,}\.(?:js|css)$/;

/** Runs after the names are final, so that a file and its compressed copy always match. */
export class Compressed {
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('Compressed', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'Compressed', stage }, async (assets) => {
        const names = Object.keys(assets).filter((name) => HASHED.test(name));
        await Promise.all(
          names.map(async (name) => {
            const bytes = assets[name].buffer();
            const params = {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
              [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
            };
            compilation.emitAsset(`${name}.br`, new RawSource(await brotli(bytes, { params })));
          }),
        );
      });
    });
  }
}
