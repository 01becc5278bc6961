/**
 * Replaces a library's file that a build leaves out: each export throws when it is called, is another file's, or an empty
 * table.
 */
module.exports = function leftOutFile(source) {
  const { insteadOf = {}, tables = [] } = this.getOptions();
  const list = /^export \{([^}]*)\};?$/m.exec(source)?.[1];
  if (list === undefined) throw new Error(`${this.resourcePath} has no list of exports.`);
  const names = list.split(',').map((item) => item.trim().split(' as ').at(-1));
  const missing = [...Object.keys(insteadOf), ...tables].filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`${this.resourcePath} does not export ${missing.join(', ')}.`);
  const replaced = (name) => {
    if (insteadOf[name])
      return `export { ${insteadOf[name].name} as ${name} } from ${JSON.stringify(insteadOf[name].from)};`;
    if (tables.includes(name)) return `export const ${name} = {};`;
    return `export function ${name}() { throw new Error('${name} is left out of this build.'); }`;
  };
  return names.map(replaced).join('\n');
};
