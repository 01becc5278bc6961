/** jsdom, plus the standard web APIs that jsdom leaves out and the router and the client need. */
import { TestEnvironment } from 'jest-environment-jsdom';

/** Node's, which its `fetch` sends; what a form contains, jsdom reads. */
const formDataOf = (BrowserFormData) =>
  class extends FormData {
    constructor(...of) {
      super();
      if (of.length > 0) for (const [name, value] of new BrowserFormData(...of)) this.append(name, value);
    }
  };

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
      FormData: formDataOf(this.global.FormData),
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
