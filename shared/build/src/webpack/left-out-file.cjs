/** Replaces a library's file that a build leaves out: each export throws when it is called, or is another file's. */
module.exports = function leftOutFile(source) {
  const { insteadOf = {} } = this.getOptions();
  const list = /^export \{([^}]*)\};?$/m.exec(source)?.[1];
  if (list === undefined) throw new Error(`${this.resourcePath} has no list of exports.`);
  const names = list.split(',').map((item) => item.trim().split(' as ').at(-1));
  const missing = Object.keys(insteadOf).filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`${this.resourcePath} does not export ${missing.join(', ')}.`);
  return names
    .map((name) =>
      insteadOf[name]
        ? `export { ${insteadOf[name].name} as ${name} } from ${JSON.stringify(insteadOf[name].from)};`
        : `export function ${name}() { throw new Error('${name} is left out of this build.'); }`,
    )
    .join('\n');
};
