/** `scripts/bootstrap.mjs` is JavaScript, because it runs before TypeScript is installed. */
declare module '*/bootstrap.mjs' {
  /** @throws Error with pnpm's output */
  export function installPackages(lockOption: '--frozen-lockfile' | '--no-frozen-lockfile'): void;
}
