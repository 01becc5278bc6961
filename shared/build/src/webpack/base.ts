/** What every browser build has in common: TypeScript by swc, CSS Modules, minifying, hashed names. */
import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { workspaceRoot } from '../workspace';

const require = createRequire(import.meta.url);

export interface BaseOptions {
  readonly folder: string;
  /** Name of the package; class names start with it, so that nobody's styles meet another's. */
  readonly name: string;
  readonly outputFolder: string;
  readonly mode: 'production' | 'development';
}

/** The router's package exports its development form to every bundler; the other is beside it, without the warnings. */
function routerWithoutWarnings(): Record<string, string> {
  const router = createRequire(
    createRequire(path.join(workspaceRoot, 'shared/platform/package.json')).resolve('react-router-dom'),
  );
  const folder = path.join(path.dirname(router.resolve('react-router/package.json')), 'dist/production');
  return { 'react-router$': path.join(folder, 'index.mjs'), 'react-router/dom$': path.join(folder, 'dom-export.mjs') };
}

export function baseConfiguration({ folder, name, outputFolder, mode }: BaseOptions): Configuration {
  const isProduction = mode === 'production';
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: outputFolder,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      clean: false,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      ...(isProduction ? { alias: routerWithoutWarnings() } : {}),
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
                // Never the development form: it would bring its own copy of a runtime that has to fit the host's React.
                transform: { react: { runtime: 'automatic', development: false } },
              },
            },
          },
        },
        {
          test: /\.module\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: require.resolve('css-loader'),
              options: {
                modules: {
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  // Short in production: every name is in the styles and again in the scripts.
                  localIdentName: isProduction ? `${name}_[hash:base64:5]` : `${name}_[name]_[local]_[hash:base64:5]`,
                },
              },
            },
          ],
        },
        {
          test: /\.css$/,
          exclude: /\.module\.css$/,
          use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
        ignoreOrder: true,
      }),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
