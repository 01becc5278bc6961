import { defineCalls } from './call';

export const directoryCalls = defineCalls({});
