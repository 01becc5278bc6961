import { defineCalls } from './call';

export const supplierCalls = defineCalls({});
