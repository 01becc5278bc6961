export const companyAddress = (id: string) => `/companies/details?id=${encodeURIComponent(id)}`;
export const companyJobsAddress = (id: string) => `/jobs?company=${encodeURIComponent(id)}`;
