/** Encodes uploaded and imported images for storage. */
import sharp from 'sharp';

export type ImageFolder = 'logos' | 'covers' | 'pictures';

/** Maximum width and height of a stored image, in pixels. */
const maxSidePixels: Record<ImageFolder, number> = { logos: 512, covers: 1600, pictures: 512 };

export interface EncodedImage {
  content: Buffer;
  mediaType: string;
  width: number;
  height: number;
}

/** Encodes an image for storage: rotated upright, without metadata, scaled down if necessary. SVG becomes PNG. */
export async function encodeImage({ folder, bytes }: { folder: ImageFolder; bytes: Buffer }): Promise<EncodedImage> {
  const side = maxSidePixels[folder];
  const image = sharp(bytes, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const { format } = await sharp(bytes).metadata();
  const encoded =
    format === 'jpeg'
      ? image.jpeg({ quality: 84, mozjpeg: false })
      : format === 'webp'
        ? image.webp({ quality: 86 })
        : image.png({ compressionLevel: 7 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { content: data, mediaType: `image/${info.format}`, width: info.width, height: info.height };
}
