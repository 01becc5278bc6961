/** The version of `@park/platform` that this shell provides, and which ranges it satisfies. */
import { platformVersion } from '@park/platform/host';

/** Ranges are carets (`^1.2.0`), the only form that the publish gate accepts. */
export function satisfiesPlatform(range: string, version: string = platformVersion): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  const given = /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number);
  if (!wanted || !given) return false;
  const [major = 0, minor = 0, patch = 0] = wanted;
  const [givenMajor = 0, givenMinor = 0, givenPatch = 0] = given;
  if (givenMajor !== major) return false;
  return givenMinor > minor || (givenMinor === minor && givenPatch >= patch);
}
