/** The platform's version, equal to package.json (tested). Raise it with every change of the exports of `index.ts`. */
export const platformVersion = '2.10.0';
