/** Folder of the shell's build for the checks of releases, inside of that for visitors; it has a `build.json` of its own. */
export const checkFolder = 'checks';
