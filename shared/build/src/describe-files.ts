/** Sizes and hashes of what a build made, and the brotli copies that servers send. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BuiltFile } from '@park/platform/descriptor';

const compressible = /\.(js|css|svg|json|html)$/;

/** Compression of releases; development builds change too often to spend time on more than 1. */
export const releaseQuality = 11;

export interface DescribedFile {
  readonly file: BuiltFile;
  /** The brotli copy; null for files that are compressed already. */
  readonly compressed: Buffer | null;
}

/** @param quality of brotli, 1 to 11; null for no brotli copy */
export function describeFile(file: string, content: Buffer, quality: number | null): DescribedFile {
  const compressed =
    quality !== null && compressible.test(file)
      ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : null;
  return {
    file: {
      path: file,
      bytes: content.byteLength,
      brotliBytes: (compressed ?? content).byteLength,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    },
    compressed,
  };
}

/** Whether a file belongs to the build itself: not its description, and no brotli copy. */
export const isBuiltFile = (file: string): boolean => !file.endsWith('.br') && file !== 'build.json';

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Describes the files of a folder and writes their brotli copies beside them. */
export function describeFiles(folder: string, quality = releaseQuality): BuiltFile[] {
  return listFiles(folder)
    .filter(isBuiltFile)
    .map((name) => {
      const { file, compressed } = describeFile(name, readFileSync(path.join(folder, name)), quality);
      if (compressed) writeFileSync(path.join(folder, `${name}.br`), compressed);
      return file;
    });
}
