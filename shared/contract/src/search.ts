import { defineCalls } from './call';

export const searchCalls = defineCalls({});
