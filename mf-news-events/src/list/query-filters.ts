/** `queryFilters` of the contract for one type; empty for all. A comma inside a value would part it. */
export const typeFilter = (type: string): string => (type === '' ? '' : `type:${type.replace(/[%,]/g, encodeURIComponent)}`);
