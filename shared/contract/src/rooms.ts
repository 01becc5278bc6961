import { defineCalls } from './call';

export const roomCalls = defineCalls({});
