/** Pictures of a park folder: decoded and encoded again, so that nothing but a picture is ever served. */
import { createHash } from 'node:crypto';
import { maxUploadBytes, isAllowedUploadSize } from '@park/domain';
import sharp from 'sharp';
import type { ImageFolder } from '../../core/images/encode-image';
import type { ProblemList } from '../shared/park-problem';
import { readBytes } from '../shared/text-file';

export interface ImageSource {
  /** `logos/auscultia.png`. */
  path: string;
  folder: ImageFolder;
  bytes: Buffer;
  /** Of the bytes as they are in the folder: what was stored before need not be decoded again. */
  sha256: string;
  /** The record that names it first. */
  at: { file: string; line: number; field: string };
}

/** Reads a picture and looks whether it is one; null when it is absent or wrong, which is then told by `tell`. */
export async function readImage(
  directory: string,
  folder: ImageFolder,
  name: string,
  tell: (message: string) => void,
): Promise<Omit<ImageSource, 'at'> | null> {
  const path = `${folder}/${name}`;
  const bytes = await readBytes(directory, path);
  if (!bytes) {
    tell(`${path} is not there`);
    return null;
  }
  if (!isAllowedUploadSize(bytes.byteLength)) {
    tell(`${path} has ${bytes.byteLength} bytes, at most ${maxUploadBytes} are allowed`);
    return null;
  }
  const format = await sharp(bytes)
    .metadata()
    .then(
      ({ format: found }) => found,
      () => undefined,
    );
  if (!format || !['png', 'jpeg', 'webp', 'svg'].includes(format)) {
    tell(`${path} is not a PNG, JPEG, WebP or SVG picture`);
    return null;
  }
  return { path, folder, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Tells about pictures once each, however many records name them. */
export class ImageShelf {
  readonly sources = new Map<string, ImageSource>();
  private readonly faults = new Map<string, string>();

  constructor(
    private readonly directory: string,
    private readonly problems: ProblemList,
  ) {}

  /** Path of the picture, or null when there is none. */
  async place(
    folder: ImageFolder,
    name: string | null | undefined,
    at: { file: string; line: number; field: string },
  ): Promise<string | null> {
    if (name === null || name === undefined) return null;
    const path = `${folder}/${name}`;
    if (!this.sources.has(path) && !this.faults.has(path)) {
      const source = await readImage(this.directory, folder, name, (message) => this.faults.set(path, message));
      if (source) this.sources.set(path, { ...source, at });
    }
    const fault = this.faults.get(path);
    if (fault !== undefined) this.problems.add(at.file, at.line, at.field, fault);
    return path;
  }
}
