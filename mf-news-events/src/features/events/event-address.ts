export const eventAddress = (id: string): string => `/events/details?id=${encodeURIComponent(id)}`;
