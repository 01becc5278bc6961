/** Runs the entry of a remote only if its content has the hash in the registry. */
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

export interface IntegrityPlugin extends ModuleFederationRuntimePlugin {
  /** @param integrity null while developing: files then change under their names */
  expect(address: string, integrity: string | null): void;
}

export function createIntegrityPlugin(document: Document): IntegrityPlugin {
  const expected = new Map<string, string | null>();
  return {
    name: 'park-integrity',
    expect: (address, integrity) => void expected.set(address, integrity),
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      const integrity = expected.get(url);
      if (integrity) script.integrity = integrity;
      // The browser compares the content of another origin only if that origin allows reading it.
      if (integrity && new URL(url, document.baseURI).origin !== new URL(document.baseURI).origin)
        script.crossOrigin = 'anonymous';
      return script;
    },
  };
}
