/** Calls over one kept connection: the client should cost as little as a query of the database's own client does. */
import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** The JSON of an address. @throws Error with the content of the response when it is a refusal. */
export function askJson<T>(url: URL): Promise<T> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode === 200) resolve(JSON.parse(text) as T);
        else reject(new Error(`${url.pathname}${url.search} answered ${response.statusCode}: ${text}`));
      });
    }).once('error', reject);
  });
}
