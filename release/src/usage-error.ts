/** What a person at a terminal can put right, in one sentence. Commands end with exit code 2. */
export class UsageError extends Error {}
