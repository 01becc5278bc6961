import { defineCalls } from './call';

export const eventCalls = defineCalls({});
