/** What every build of an app has in common: TypeScript by swc, CSS Modules, minifying, hashed names. */
import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { shortClassNames } from './class-names';

const require = createRequire(import.meta.url);

export interface BaseOptions {
  readonly folder: string;
  /** Name of the package; class names start with it, so that styles of two apps never collide. */
  readonly name: string;
  readonly outputFolder: string;
  readonly mode: 'production' | 'development';
  /** A server build has the class names of the browser's and no styles. Default: `browser`. */
  readonly platform?: 'browser' | 'server';
  /** Changed components are replaced in the open page (`react-refresh`). */
  readonly replacesComponents?: boolean;
}

/** The router's package exports its development form to every bundler; the other is beside it, without the warnings. */
function routerWithoutWarnings(): Record<string, string> {
  const router = createRequire(
    createRequire(require.resolve('@park/platform/package.json')).resolve('react-router-dom'),
  );
  const folder = path.join(path.dirname(router.resolve('react-router/package.json')), 'dist/production');
  return { 'react-router$': path.join(folder, 'index.mjs'), 'react-router/dom$': path.join(folder, 'dom-export.mjs') };
}

/** i18next's messages for developers, which it only writes when its option `debug` is set. */
const developmentMessages = [
  'this.logger.log',
  'this.logger.warn',
  'this.logger.once',
  'this.logger.deprecate',
  'baseLogger.deprecate',
  'this.deprecateDottedLng',
  'this.deprecateBareCode',
];

/** What the builds of shell and remotes have in common. Each adds its entry and its part of Module Federation. */
export function baseConfiguration({
  folder,
  name,
  outputFolder,
  mode,
  platform = 'browser',
  replacesComponents = false,
}: BaseOptions): Configuration {
  const isProduction = mode === 'production';
  const isServer = platform === 'server';
  // An open page requests the changed files under their names, so the names must not change.
  const fileName = replacesComponents ? '[name]' : '[name].[contenthash:10]';
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: outputFolder,
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      clean: false,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      ...(isProduction ? { alias: routerWithoutWarnings() } : {}),
      ...(replacesComponents
        ? { alias: { 'react/jsx-dev-runtime$': path.join(import.meta.dirname, 'jsx-dev-runtime.mjs') } }
        : {}),
    },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          exclude: /node_modules/,
          use: {
            loader: require.resolve('swc-loader'),
            options: {
              jsc: {
                target: 'es2022',
                parser: { syntax: 'typescript', tsx: true },
                // The development form is compiled for replaced components only, and runs on the host's React
                // (jsx-dev-runtime.mjs): its own runtime would be a copy that has to fit the host's.
                transform: {
                  react: { runtime: 'automatic', development: replacesComponents, refresh: replacesComponents },
                },
              },
            },
          },
        },
        {
          test: /\.module\.css$/,
          use: [
            ...(isServer ? [] : [MiniCssExtractPlugin.loader]),
            {
              loader: require.resolve('css-loader'),
              options: {
                modules: {
                  exportOnlyLocals: isServer,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: `${name}_[name]_[local]_[hash:base64:5]`,
                  ...(isProduction ? { getLocalIdent: shortClassNames(folder, name) } : {}),
                },
              },
            },
          ],
        },
        {
          test: /\.css$/,
          exclude: /\.module\.css$/,
          ...(isServer
            ? { type: 'asset/resource', generator: { emit: false } }
            : { use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }),
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      mangleExports: 'size',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: {
            ecma: 2022,
            compress: { ecma: 2022, passes: 3, pure_funcs: developmentMessages },
            format: { comments: false },
          },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${fileName}.css`,
        chunkFilename: `${fileName}.css`,
        ignoreOrder: true,
      }),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
