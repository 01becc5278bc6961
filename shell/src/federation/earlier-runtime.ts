/**
 * Builds of before take the runtime of Module Federation 2 from the page instead of carrying a container that needs none.
 * It comes with the first of them; once no such build is live or a version to fall back to, it can go.
 */
import * as runtime from '@module-federation/runtime-core';

Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtime });
