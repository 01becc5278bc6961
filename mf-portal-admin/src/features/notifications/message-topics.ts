const messageTopics = ['rooms', 'parking', 'company', 'publishing', 'services', 'administration'] as const;

/** The topic of a message, if this version of the portal has a text for it. */
export const findTopic = (topic: string) => messageTopics.find((name) => name === topic);
