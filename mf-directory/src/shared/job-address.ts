export const jobAddress = (id: string) => `/jobs/details?id=${encodeURIComponent(id)}`;
