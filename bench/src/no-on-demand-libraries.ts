export const onDemandLibraries: readonly unknown[] = [];
