export const companyAddress = (id: string) => `/companies/details?id=${encodeURIComponent(id)}`;
