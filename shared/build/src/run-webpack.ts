import webpack, { type Configuration } from 'webpack';

/**
 * Runs one build to its end.
 * @throws Error with webpack's messages when something does not compile.
 */
export async function runWebpack(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  const messages = await new Promise<string | null>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) reject(error ?? new Error('webpack returned no result'));
      else
        resolve(
          stats.hasErrors() ? stats.toString({ all: false, errors: true, errorDetails: true, colors: false }) : null,
        );
    });
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (messages !== null) throw new Error(messages);
}
