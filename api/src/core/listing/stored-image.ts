/** The image of a record in the contract's form. */
import type { Image } from '@park/contract/image';
import { fileAddress } from '../files/file-store';
import { files } from '../database/schema/files';
import { nullable } from './page-rows';

/** Columns to select with a left join of `files`. */
export const imageColumns = { imageId: files.id, imageWidth: files.width, imageHeight: files.height };

/** The same columns for page readers. */
export const nullableImageColumns = {
  imageId: nullable(files.id),
  imageWidth: nullable(files.width),
  imageHeight: nullable(files.height),
};

interface ImageRow {
  imageId: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  imageFocus?: { x: number; y: number } | null | undefined;
}

/**
 * Null without an image. The size is null for images that were stored without one; an empty `alt` marks an image that
 * only decorates.
 */
export function toImage(
  { imageId, imageWidth, imageHeight, imageFocus }: ImageRow,
  alt: string | undefined,
): Image | null {
  const url = fileAddress(imageId);
  return url === null
    ? null
    : {
        url,
        alt: alt ?? '',
        width: imageWidth,
        height: imageHeight,
        ...(imageFocus && { focus: imageFocus }),
      };
}
