import { defineCalls } from './call';

export const parkingCalls = defineCalls({});
