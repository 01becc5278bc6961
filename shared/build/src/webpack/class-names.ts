/** Class names of CSS Modules in production: every name is in the styles and again in the scripts, so they are short. */
import { createHash } from 'node:crypto';
import path from 'node:path';

/** What css-loader calls for each class: module, pattern and the name in the source. */
export type ClassNameOf = (context: { readonly resourcePath: string }, pattern: string, localName: string) => string;

/**
 * Names of the form `mf-news-events_x7Qalabel`: the app, four characters for the file, and the name in the source. Words
 * compress better than a hash for each name. They only depend on the file's place, so a server build gets the same ones.
 * @throws Error when two files of the app share the four characters
 */
export function shortClassNames(folder: string, app: string): ClassNameOf {
  const files = new Map<string, string>();
  return ({ resourcePath }, _pattern, localName) => {
    const file = path.relative(folder, resourcePath).replaceAll(path.sep, '/');
    const short = createHash('sha256').update(file).digest('base64').replace(/[+/]/g, '').slice(0, 4);
    const other = files.get(short) ?? file;
    if (other !== file)
      throw new Error(`The class names of ${file} and ${other} would be the same. Rename one of them.`);
    files.set(short, file);
    return `${app}_${short}${localName}`;
  };
}
