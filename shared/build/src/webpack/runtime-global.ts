/** Global that holds the runtime of Module Federation: the shell sets it, containers of remotes read it. */
export const runtimeGlobal = '__PARK_FEDERATION_RUNTIME__';
