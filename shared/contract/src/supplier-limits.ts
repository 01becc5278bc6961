/** Limits of suppliers that screens name, in characters. */
export const supplierLimits = { name: 120, description: 2_000 } as const;
