import { createIntegrityPlugin } from './integrity-plugin';

describe('the integrity of an entry', () => {
  const scriptFor = (url: string, integrity: string | null) => {
    const plugin = createIntegrityPlugin(document);
    plugin.expect(url, integrity);
    const script = plugin.createScript?.({ url });
    if (!(script instanceof HTMLScriptElement)) throw new Error('no script');
    return script;
  };

  it('is asked for with the hash of the registry', () => {
    const script = scriptFor('http://localhost/_mf/mf-a/1/container.js', 'sha384-abc');
    expect([script.src, script.integrity, script.crossOrigin, script.async]).toEqual([
      'http://localhost/_mf/mf-a/1/container.js',
      'sha384-abc',
      null,
      true,
    ]);
  });

  it('is compared for another origin too', () => {
    expect(scriptFor('https://files.example/1/container.js', 'sha384-abc').crossOrigin).toBe('anonymous');
  });

  it('is not asked for while developing', () => {
    const script = scriptFor('http://127.0.0.1:8080/dev/container.js', null);
    expect([script.integrity || null, script.crossOrigin]).toEqual([null, null]);
  });
});
