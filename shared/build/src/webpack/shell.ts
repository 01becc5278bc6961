/** The build of the host: provides the shared libraries. What it takes of them itself it takes directly. */
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { sharedVersion } from '../workspace';
import { baseConfiguration } from './base';
import { hostSharing } from './sharing';

export interface ShellOptions {
  readonly folder: string;
  readonly outputFolder: string;
  readonly mode: 'production' | 'development';
}

export function shellConfiguration({ folder, outputFolder, mode }: ShellOptions): Configuration {
  const base = baseConfiguration({ folder, name: 'shell', outputFolder, mode });
  return {
    ...base,
    entry: { main: path.join(folder, 'src/main.tsx') },
    // Absolute, or /portal/admin/manage-news would load /portal/admin/main.js (AMB-61).
    output: { ...base.output, publicPath: '/assets/', uniqueName: 'shell' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.sharing.ProvideSharedPlugin({ provides: hostSharing(sharedVersion) }),
    ],
  };
}
