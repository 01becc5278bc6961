/**
 * React's development form of elements on the shared form: what it is compiled to for replaced components, without a
 * second copy of React.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
