/** What the bundler makes of files that are not TypeScript. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
declare module '*.css';
declare module '*.woff2' {
  const address: string;
  export default address;
}
