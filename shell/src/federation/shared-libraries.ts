/**
 * What the shell shares with remotes (`@park/build/webpack/sharing`). Libraries of the first screen are part of the
 * main script; the heavy parts of the design system come in files of their own when a remote first asks for one.
 */
import type { SharedName } from '@park/build/webpack/sharing';
import * as platform from '@park/platform';
import * as ui from '@park/ui';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';

/** Written by the build. */
declare const SHARED_VERSIONS: Readonly<Record<SharedName, string>>;

/** A library as `createInstance` of the federation runtime accepts it. */
export interface SharedLibrary {
  readonly version: string;
  readonly shareConfig: { readonly singleton: true; readonly requiredVersion: string };
  /** Already loaded. */
  readonly lib?: () => unknown;
  /** Loaded lazily. */
  readonly get?: () => Promise<() => unknown>;
}

const loaded = (lib: unknown) => ({ lib: () => lib });
const onDemand = (load: () => Promise<unknown>) => ({
  get: async () => {
    const lib = await load();
    return () => lib;
  },
});

const libraries: Readonly<Record<SharedName, Pick<SharedLibrary, 'lib' | 'get'>>> = {
  react: loaded(react),
  'react/jsx-runtime': loaded(jsxRuntime),
  'react-dom': loaded(reactDom),
  '@park/platform': loaded(platform),
  '@park/ui': loaded(ui),
  '@park/ui/menu': onDemand(() => import(/* webpackChunkName: "ui-menu" */ '@park/ui/menu')),
  '@park/ui/date-picker': onDemand(() => import(/* webpackChunkName: "ui-date-picker" */ '@park/ui/date-picker')),
  '@park/ui/form': onDemand(() => import(/* webpackChunkName: "ui-form" */ '@park/ui/form')),
  '@park/ui/chart': onDemand(() => import(/* webpackChunkName: "ui-chart" */ '@park/ui/chart')),
};

export function sharedLibraries(): Record<string, SharedLibrary> {
  return Object.fromEntries(
    Object.entries(libraries).map(([name, library]) => {
      const version = SHARED_VERSIONS[name as SharedName];
      return [name, { ...library, version, shareConfig: { singleton: true, requiredVersion: `^${version}` } }];
    }),
  );
}
