import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { runWebpack } from '../run-webpack';
import { IntegrityPlugin } from './integrity-plugin';

describe('the hashes of a build’s files', () => {
  let app: string;
  beforeEach(() => {
    app = mkdtempSync(path.join(tmpdir(), 'park-integrity-'));
    writeFileSync(
      path.join(app, 'entry.js'),
      "export const get = () => import(/* webpackChunkName: 'routes' */ './routes.js');",
    );
    writeFileSync(
      path.join(app, 'routes.js'),
      "export const page = () => import(/* webpackChunkName: 'page' */ './page.js');",
    );
    writeFileSync(path.join(app, 'page.js'), "import './page.css'; export const greeting = 'Good morning';");
    writeFileSync(path.join(app, 'page.css'), '.page { color: green }');
  });
  afterEach(() => rmSync(app, { recursive: true, force: true }));

  const configuration = (firstChunk: string): Configuration => ({
    mode: 'production',
    context: app,
    target: ['web', 'es2022'],
    entry: { container: path.join(app, 'entry.js') },
    output: { path: path.join(app, 'dist'), filename: '[name].js', chunkFilename: '[name].[contenthash:10].js' },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
    plugins: [
      new MiniCssExtractPlugin({ chunkFilename: '[name].[contenthash:10].css' }),
      new IntegrityPlugin(firstChunk),
    ],
  });
  const textOf = (start: string, ending: string) => {
    const [name = ''] = readdirSync(path.join(app, 'dist')).filter(
      (file) => file.startsWith(start) && file.endsWith(ending),
    );
    const text = readFileSync(path.join(app, 'dist', name), 'utf8');
    return { text, key: name.split('.').at(-2), hash: createHash('sha256').update(text).digest('base64') };
  };

  it('are in the first chunk, whose own hash is in the entry', async () => {
    await runWebpack(configuration('routes'));
    const [entry, routes] = [textOf('container', '.js'), textOf('routes', '.js')];
    for (const later of [textOf('page', '.js'), textOf('page', '.css')]) {
      expect(routes.text).toContain(JSON.stringify({ [later.key ?? '']: later.hash }).slice(1, -1));
      expect(entry.text).not.toContain(later.hash);
    }
    expect(entry.text).toContain(JSON.stringify({ [routes.key ?? '']: routes.hash }));
    expect(entry.text + routes.text).not.toContain('__PARK');
  });

  it('are missing nowhere: a build without the first chunk fails', async () => {
    await expect(runWebpack(configuration('other'))).rejects.toThrow('__PARK_FILE_HASHES__');
  });
});
