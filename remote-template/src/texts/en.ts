export const texts = {
  nextEvents: {
    title: 'Example area',
    lead: 'What comes next in the park.',
    none: {
      title: 'Nothing is planned',
      reason: 'Events appear here as soon as they are published.',
      action: 'All events',
    },
    online: 'Online',
    cancelled: 'Cancelled',
  },
};

export type ExampleTexts = typeof texts;
