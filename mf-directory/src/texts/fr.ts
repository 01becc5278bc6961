export const texts = { list: { title: 'Entreprises' } };
