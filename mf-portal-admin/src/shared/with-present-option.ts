interface Option {
  value: string;
  label: string;
}

/**
 * The options with the present value among them. A select without an option for its value loses it, while the options
 * load as well as for a value that the catalog does not have any more.
 */
export const withPresentOption = (options: readonly Option[], present: string | null | undefined, label = present) =>
  !present || options.some(({ value }) => value === present)
    ? options
    : [{ value: present, label: label ?? present }, ...options];
