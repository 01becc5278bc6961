/**
 * The address of a request, with a made-up host. A path that begins with two slashes stays a path: resolved against a base
 * it would be another host, or none.
 */
export const parseRequestUrl = (url: string): URL => new URL(`http://page${url}`);
