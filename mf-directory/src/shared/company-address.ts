export const companyAddress = (id: string) => `/companies/details?id=${encodeURIComponent(id)}`;

/** The map of the park with a building chosen. */
export const buildingOnMap = (id: string) => `/companies/map?building=${encodeURIComponent(id)}`;

/** The directory with values of a filter chosen. */
export const companiesWith = (filter: 'location' | 'tag' | 'teamSize' | 'founded', ...values: readonly string[]) =>
  `/companies?${new URLSearchParams(values.map((value) => [filter, value])).toString()}`;
