/** Removes secrets from texts and paths before they are logged. */

const masked = '[removed]';

/** A run of at least 20 characters that base64url, hex and percent-encoding use. */
const longRun = /[\w%~-]{20,}/g;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Tokens have digits or capitals; long paths of words, such as `/working-here/tenant-portal`, have neither. */
const isTokenLike = (run: string): boolean => /[\dA-Z%]/.test(run) && !uuid.test(run);

/** Files of builds have hashes in their names, which are public. */
const publicFiles = /^\/(assets|_mf)\//;

/** The path of an address without its query and without segments that look like a token (`/api/feeds/{token}.ics`). */
export function loggablePath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (publicFiles.test(path)) return path;
  return path.replace(longRun, (run) => (isTokenLike(run) ? masked : run));
}

const secretParameter =
  /\b(token|preview|secret|password|session|authorization|cookie)(["']?\s*[=:]\s*["']?)([^\s"'&;,<>]+)/gi;
const bearer = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
/** 43 characters of base64url, like the api's tokens. Hashes of files are hexadecimal or shorter. */
const token = /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{32,}(?![\w-])/g;
const address = /\bhttps?:\/\/[^\s"'<>)]+|(?<![\w/])\/(?:api|_releases)\/[^\s"'<>)]+/g;

/** A text without passwords, tokens, and the queries and secret segments of addresses in it. */
export function maskSecrets(text: string): string {
  return text
    .replace(address, (url) => maskAddress(url))
    .replace(bearer, `$1 ${masked}`)
    .replace(secretParameter, `$1$2${masked}`)
    .replace(token, (run) => (uuid.test(run) ? run : masked));
}

function maskAddress(url: string): string {
  const [, origin = '', rest = '', position = ''] = /^(https?:\/\/[^/?#]*)?(.*?)((?::\d+){0,2})$/.exec(url) ?? [];
  return `${origin.replace(/\/\/[^@/]*@/, `//${masked}@`)}${loggablePath(rest)}${position}`;
}

const maxDepth = 8;

/** The same value with all texts masked; values nested deeper than logs need are left out. */
export function maskDeep(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskSecrets(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === maxDepth) return '[…]';
  if (Array.isArray(value)) return value.map((item) => maskDeep(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      maskSecrets(key),
      typeof item === 'string' && isSecretName(key) ? masked : maskDeep(item, depth + 1),
    ]),
  );
}

const isSecretName = (name: string): boolean => /^(password|token|secret|cookie|authorization|set-cookie)$/i.test(name);
