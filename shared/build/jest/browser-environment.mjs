/** jsdom, plus the standard web APIs that jsdom leaves out and the router and the client need. */
import { TestEnvironment } from 'jest-environment-jsdom';

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const fromNode = {
      TextEncoder,
      TextDecoder,
      fetch,
      Request,
      Response,
      Headers,
      FormData,
      ReadableStream,
      structuredClone,
      AbortController,
      AbortSignal,
      BroadcastChannel: undefined,
    };
    for (const [name, value] of Object.entries(fromNode)) {
      if (value !== undefined) this.global[name] = value;
    }
  }
}
