import { defineCalls } from './call';

export const spotlightCalls = defineCalls({});
