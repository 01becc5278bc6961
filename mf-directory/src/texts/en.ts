export const texts = { list: { title: 'Companies' } };
