export const greetings = {
  en: { title: 'Built elsewhere', count: 'Pressed {{count}} times' },
  fr: { title: 'Construit ailleurs', count: 'Pressé {{count}} fois' },
};
