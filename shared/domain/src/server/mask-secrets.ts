/** Removes from texts and paths what grants access to something, before they are written to a log. */

const removed = '[removed]';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A run of at least 20 characters of base64url, hex or percent-encoding. */
const pathRun = /[\w%~-]{20,}/g;
/** Tokens have digits or capitals; long names made of words, as `tenant-portal-for-everybody`, have neither. */
const isTokenLike = (run: string): boolean => /[\dA-Z%]/.test(run) && !uuid.test(run);

/** Files of builds, whose names carry hashes that are public. */
const publicFile = /^\/(assets|_mf)\//;

/** The path of an address as a log may hold it: without query and fragment, with whatever looks like a token removed. */
export function loggablePath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return publicFile.test(path) ? path : path.replace(pathRun, (run) => (isTokenLike(run) ? removed : run));
}

const address = /\bhttps?:\/\/[^\s"'<>)]+|(?<![\w/])\/(?:api|_releases)\/[^\s"'<>)]+/g;
const namedSecret =
  /\b(token|preview|secret|password|passwd|session|key|code|authorization|cookie)(["']?\s*[=:]\s*["']?)([^\s"'&;,<>]+)/gi;
const credentials = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
/** Tokens of the api are 43 characters of base64url; hashes of passwords and files are longer than 31 characters, too. */
const tokenRun = /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[\dA-Z])[\w-]{32,}(?![\w-])/g;
const email = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A text without passwords, tokens, mail addresses, and the queries and token-like parts of addresses. */
export function maskSecrets(text: string): string {
  return text
    .replace(address, maskAddress)
    .replace(namedSecret, `$1$2${removed}`)
    .replace(credentials, `$1 ${removed}`)
    .replace(tokenRun, (run) => (uuid.test(run) ? run : removed))
    .replace(email, removed);
}

function maskAddress(url: string): string {
  const [, origin = '', rest = '', position = ''] = /^(https?:\/\/[^/?#]*)?(.*?)((?::\d+){0,2})$/.exec(url) ?? [];
  return `${origin.replace(/\/\/[^@/]*@/, `//${removed}@`)}${loggablePath(rest)}${position}`;
}
