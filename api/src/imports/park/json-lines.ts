/** On which line of a JSON text a value is, so that a complaint about a value can say where to look. */

/** Path of a value as keys and indexes joined by `/`; the whole text has the path ''. */
export type JsonLines = ReadonlyMap<string, number>;

const pathText = (path: readonly (string | number)[]): string => path.join('/');

/** Lines of all values of a text that JSON.parse accepts. */
export function jsonLines(text: string): JsonLines {
  const lines = new Map<string, number>();
  let at = 0;
  let line = 1;

  const step = (): void => {
    if (text[at] === '\n') line += 1;
    at += 1;
  };
  const skipBlanks = (): void => {
    while (/[\s,:]/.test(text[at] ?? '')) step();
  };
  const readString = (): string => {
    const start = at;
    at += 1;
    while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    at += 1;
    return JSON.parse(text.slice(start, at)) as string;
  };
  const readValue = (path: readonly (string | number)[]): void => {
    skipBlanks();
    lines.set(pathText(path), line);
    const first = text[at];
    if (first === '"') {
      readString();
    } else if (first === '{' || first === '[') {
      step();
      skipBlanks();
      for (let index = 0; text[at] !== '}' && text[at] !== ']' && at < text.length; index += 1) {
        const name = first === '{' ? readString() : index;
        readValue([...path, name]);
        skipBlanks();
      }
      step();
    } else {
      while (at < text.length && /[^\s,\]}]/.test(text[at] ?? '')) step();
    }
  };
  readValue([]);
  return lines;
}

/** The line of a value, or of the nearest thing around it that is there. */
export function lineOf(lines: JsonLines, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const line = lines.get(path.slice(0, length).map(String).join('/'));
    if (line !== undefined) return line;
  }
  return 1;
}

/** Line of the place where JSON.parse gave up. */
export function faultLine(text: string, error: SyntaxError): number {
  const position = /position (\d+)/.exec(error.message)?.[1];
  return position === undefined ? text.split('\n').length : text.slice(0, Number(position)).split('\n').length;
}
