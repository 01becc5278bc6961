import { defineCalls } from './call';

export const newsCalls = defineCalls({});
