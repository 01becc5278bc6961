/**
 * Whether a call was refused because of fields that the screen has and that show the reason: then nothing else has to.
 * @param names of the fields
 */
export const hasFieldError = (
  error: { readonly fields: Readonly<Record<string, string>> } | undefined,
  names: readonly string[],
): boolean => names.some((name) => error?.fields[name] !== undefined);
