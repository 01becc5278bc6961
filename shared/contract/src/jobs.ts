import { defineCalls } from './call';

export const jobCalls = defineCalls({});
