/** Stores uploaded images. They are re-encoded, so that only valid images are ever served. */
import { maxUploadBytes } from '@park/domain';
import type { Image } from '@park/contract/image';
import sharp from 'sharp';
import { ApiError } from '../../core/errors/api-error';
import { fileAddress } from '../../core/files/file-store';
import { encodeImage } from '../../core/images/encode-image';
import type { AppContext } from '../../core/context/app-context';

const formats = ['png', 'jpeg', 'webp'];

const notAnImage = (cause?: unknown) =>
  new ApiError(415, 'errors.upload.notAnImage', { fields: { image: 'errors.upload.notAnImage' }, cause });

export async function storePublicationImage(
  { files }: Pick<AppContext, 'files'>,
  form: FormData,
): Promise<{ imageId: string; image: Image }> {
  const given = form.get('image');
  if (given === null || typeof given === 'string')
    throw new ApiError(400, 'errors.validation', { fields: { image: 'errors.field.required' } });
  if (given.size > maxUploadBytes)
    throw new ApiError(413, 'errors.upload.tooLarge', { fields: { image: 'errors.upload.tooLarge' } });
  const encoded = await encode(Buffer.from(await given.arrayBuffer()));
  const imageId = await files.save(encoded);
  return { imageId, image: { url: fileAddress(imageId) ?? '', alt: '', width: encoded.width, height: encoded.height } };
}

/** Detects the format from the content; declared types are not trusted. */
async function encode(bytes: Buffer) {
  try {
    const { format } = await sharp(bytes).metadata();
    if (!formats.includes(format)) throw notAnImage();
    return await encodeImage({ folder: 'covers', bytes });
  } catch (error) {
    throw error instanceof ApiError ? error : notAnImage(error);
  }
}
