import webpack, { type Configuration, type Stats, type StatsCompilation } from 'webpack';

/**
 * Runs one build to its end.
 * @throws Error with webpack's messages when something does not compile.
 */
export async function runWebpack(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('webpack gave no result')) : resolve(result),
    );
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors())
    throw new Error(stats.toString({ all: false, errors: true, errorDetails: true, colors: false }));
  return stats;
}

/** Every file of a named chunk group, scripts and styles apart, in loading order. */
export function chunkFiles(stats: StatsCompilation, chunkName: string): { scripts: string[]; styles: string[] } {
  const group = stats.namedChunkGroups?.[chunkName];
  const files = (group?.assets ?? []).map((asset) => asset.name);
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
