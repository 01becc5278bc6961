interface Option {
  value: string;
  label: string;
}

/**
 * The options, with the present value among them. A select without an option for its value loses that value: while the
 * options load, or when the catalog no longer contains it.
 */
export const withPresentOption = (options: readonly Option[], present: string | null | undefined, label = present) =>
  !present || options.some(({ value }) => value === present)
    ? options
    : [{ value: present, label: label ?? present }, ...options];
