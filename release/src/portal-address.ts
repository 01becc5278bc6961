import { UsageError } from './usage-error';

/** The portal that `npm start` runs on this machine. */
export const standardPort = 3000;
export const standardPortal = `http://localhost:${standardPort}`;

/**
 * Returns the address of a portal that was named on the command line or in the environment.
 * @throws UsageError when it is not an http or https address
 */
export function requirePortalAddress(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address === null || !/^https?:$/.test(address.protocol))
    throw new UsageError(`--portal: ${text} is not an address such as https://portal.park.example.`);
  return address;
}
