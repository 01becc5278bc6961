/** Declarations of a package as its users see them: what `tsc` would publish, kept in memory. */
import path from 'node:path';
import ts from 'typescript';

export interface Declarations {
  readonly program: ts.Program;
  /** Where a source's declarations are in `program`. */
  readonly fileOf: (source: string) => string;
  readonly isOwn: (file: string) => boolean;
}

function readOptions(folder: string): ts.CompilerOptions {
  const file = path.join(folder, 'tsconfig.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(
    file,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (diagnostic) => fail([diagnostic]) },
  );
  if (!parsed) throw new Error(`${file} cannot be read`);
  return parsed.options;
}

function fail(diagnostics: readonly ts.Diagnostic[]): never {
  throw new Error(diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n'));
}

/**
 * @param folder of the package
 * @param entries its public sources, absolute
 * @throws Error with the compiler's words when declarations cannot be written.
 */
export function declarationsOf(folder: string, entries: readonly string[]): Declarations {
  const options: ts.CompilerOptions = {
    ...readOptions(folder),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    skipLibCheck: true,
    allowImportingTsExtensions: false,
    types: [],
  };
  // Beside the sources, so that packages are found as the sources find them; other than the sources, which come first.
  const place = path.join(folder, '.surface');
  const emitted = new Map<string, string>();
  const result = ts
    .createProgram([...entries], options, createHost(options))
    .emit(undefined, (file, text, _mark, _error, sources) => {
      const [source] = sources ?? [];
      if (source && isInside(source.fileName, path.join(folder, 'src')))
        emitted.set(path.join(place, path.relative(folder, source.fileName)).replace(/\.tsx?$/, '.d.ts'), text);
    });
  const errors = result.diagnostics.filter(({ category }) => category === ts.DiagnosticCategory.Error);
  if (errors.length > 0) fail(errors);

  const host = createHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  host.fileExists = (file) => emitted.has(file) || fileExists(file);
  host.readFile = (file) => emitted.get(file) ?? readFile(file);
  host.directoryExists = (directory) =>
    isInside(directory, place) || directory === place || (directoryExists?.(directory) ?? true);
  host.getSourceFile = (file, language, ...rest) => {
    const text = emitted.get(file);
    return text === undefined ? getSourceFile(file, language, ...rest) : ts.createSourceFile(file, text, language);
  };
  const fileOf = (source: string) => path.join(place, path.relative(folder, source)).replace(/\.tsx?$/, '.d.ts');
  return {
    program: ts.createProgram(
      entries.map(fileOf),
      { ...options, noEmit: true, declaration: false, emitDeclarationOnly: false },
      host,
    ),
    fileOf,
    isOwn: (file) => emitted.has(file),
  };
}

/** What is installed does not change while a program runs; reading it once is most of the time. */
const installed = new Map<string, ts.SourceFile | undefined>();

function createHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) => {
    if (!file.includes('/node_modules/')) return getSourceFile(file, ...rest);
    if (!installed.has(file)) installed.set(file, getSourceFile(file, ...rest));
    return installed.get(file);
  };
  return host;
}

const isInside = (file: string, folder: string): boolean => file.startsWith(`${folder}${path.sep}`);
