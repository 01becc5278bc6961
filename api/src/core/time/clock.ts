/** Returns the current time. */
export type Clock = () => Date;

/** The clock of the machine; tests replace it. What decides by time asks the context's clock. */
export const systemClock: Clock = () => new Date();
