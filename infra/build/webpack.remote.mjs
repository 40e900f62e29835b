// How a micro-frontend is built: it exposes ./routes, and runs alone from its own page for its team.
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import Html from 'html-webpack-plugin';
import { appConfig, sharedPackages } from './webpack.shared.mjs';

const page = ({ htmlWebpackPlugin }) => `<!doctype html>
<html lang="en-LK">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${htmlWebpackPlugin.options.title}</title>
  </head>
  <body><div id="root"></div></body>
</html>
`;

/** `area` is catalog, account or booking; `dir` the app's folder. Old chunks are never deleted: an open tab may still ask for them. */
export function remote(area, dir) {
  return (_env, { mode = 'development' }) => {
    const config = appConfig({ name: `mfe-${area}`, dir, mode, publicPath: 'auto' });
    config.plugins.push(
      new ModuleFederationPlugin({
        name: `mfe_${area}`,
        filename: mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { './routes': './src/routes.tsx' },
        shared: sharedPackages({ eager: false }),
        manifest: true,
        dts: false,
      }),
      new Html({ title: `Araliya: ${area}`, templateContent: page, publicPath: '/', excludeChunks: [`mfe_${area}`], minify: false }),
    );
    return config;
  };
}
