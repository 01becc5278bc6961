/** A telephone number as a link: digits and the plus alone are dialled. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
