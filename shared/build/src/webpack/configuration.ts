/** The form of an app's `webpack.config.ts`, and how it is read outside of webpack's command line. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';

export type Mode = 'production' | 'development';

/** What webpack's command line passes: `webpack build`, `webpack serve`, `webpack watch` set these variables. */
export interface BuildEnvironment {
  readonly WEBPACK_SERVE?: boolean;
  readonly WEBPACK_WATCH?: boolean;
  /** For `npm run dev`: changed components are replaced in the open page. */
  readonly replacesComponents?: boolean;
}

export interface BuildArguments {
  /** Of `--mode`. Without it a build is for production, and what is served or watched for development. */
  readonly mode?: Mode;
}

export type ConfigurationOf = (environment: BuildEnvironment, options: BuildArguments) => Configuration;

/** The mode of the command line; without one, development for a server or a watch and production for a build. */
export const modeOf = ({ WEBPACK_SERVE, WEBPACK_WATCH }: BuildEnvironment, { mode }: BuildArguments): Mode =>
  mode ?? (WEBPACK_SERVE || WEBPACK_WATCH ? 'development' : 'production');

/** The configuration of the app in a folder. @throws Error when its `webpack.config.ts` exports no function */
export async function loadConfiguration(
  folder: string,
  mode: Mode,
  environment: BuildEnvironment = {},
): Promise<Configuration> {
  const file = path.join(folder, 'webpack.config.ts');
  const { default: configurationOf } = (await import(pathToFileURL(file).href)) as { default?: ConfigurationOf };
  if (typeof configurationOf !== 'function') throw new Error(`${file} exports no configuration`);
  return configurationOf(environment, { mode });
}
