/** The contract's version; equal to package.json (tested). Raise it with every change of what `index.ts` gives remotes. */
export const platformVersion = '2.0.0';
