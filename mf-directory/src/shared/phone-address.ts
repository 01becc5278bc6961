/** The `tel:` address of a phone number, with digits and plus only. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
