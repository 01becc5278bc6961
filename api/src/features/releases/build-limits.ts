/** How large a build may be: checked when it is announced, because later steps accept only what was announced. */
import { buildLimits } from '@park/contract/build-files';
import type { BuiltFile } from '@park/contract/remote-build';
import { ApiError } from '../../core/errors/api-error';

/**
 * @throws ApiError 400 `errors.releases.tooManyFiles`, `.fileTooLarge`, `.buildTooLarge` or `.packedTooMuch`, each with the
 * limit and the actual value; sizes are in bytes
 */
export function requireBuildWithinLimits(files: readonly BuiltFile[]): void {
  const { maxFiles, maxFileBytes, maxBytes, maxRatio } = buildLimits;
  if (files.length > maxFiles) throw tooMuch('tooManyFiles', maxFiles, files.length);
  const large = files.find(({ bytes }) => bytes > maxFileBytes);
  if (large) throw tooMuch('fileTooLarge', maxFileBytes, large.bytes, large.path);
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const bytes = sum(files.map((file) => file.bytes));
  if (bytes > maxBytes) throw tooMuch('buildTooLarge', maxBytes, bytes);
  const ratio = bytes / Math.max(1, sum(files.map((file) => file.brotliBytes)));
  if (ratio > maxRatio) throw tooMuch('packedTooMuch', maxRatio, Math.ceil(ratio));
}

const tooMuch = (name: string, limit: number, actual: number, path?: string) =>
  new ApiError(400, `errors.releases.${name}`, { details: { limit, actual, ...(path === undefined ? {} : { path }) } });
