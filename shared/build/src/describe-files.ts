/** Sizes and hashes of what a build made; also writes the brotli copies that servers send. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BuiltFile } from '@park/platform/descriptor';

const compressible = /\.(js|css|svg|json|html)$/;

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Development builds change too often to be worth packing: `quality` 1 is quick. */
export function describeFiles(folder: string, quality = 11): BuiltFile[] {
  return listFiles(folder)
    .filter((file) => !file.endsWith('.br') && file !== 'build.json')
    .map((file) => {
      const content = readFileSync(path.join(folder, file));
      let brotliBytes = content.byteLength;
      if (compressible.test(file)) {
        const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
        writeFileSync(path.join(folder, `${file}.br`), packed);
        brotliBytes = packed.byteLength;
      }
      return {
        path: file,
        bytes: content.byteLength,
        brotliBytes,
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      };
    });
}
