/** Images from forms. They are re-encoded, so that only valid images are ever served. */
import { maxUploadBytes } from '@park/domain';
import sharp from 'sharp';
import { ApiError } from '../errors/api-error';
import { encodeImage, type EncodedImage, type ImageFolder } from './encode-image';

const formats = ['png', 'jpeg', 'webp'];

const notAnImage = (field: string, cause?: unknown) =>
  new ApiError(415, 'errors.upload.notAnImage', { fields: { [field]: 'errors.upload.notAnImage' }, cause });

/**
 * Reads a field of a form, `image` by default: PNG, JPEG or WebP, at most 2 MB, recognised by its content.
 * @throws ApiError 400, 413 or 415 with the field otherwise
 */
export async function readUploadedImage(form: FormData, folder: ImageFolder, field = 'image'): Promise<EncodedImage> {
  const given = form.get(field);
  if (given === null || typeof given === 'string')
    throw new ApiError(400, 'errors.validation', { fields: { [field]: 'errors.field.required' } });
  if (given.size > maxUploadBytes)
    throw new ApiError(413, 'errors.upload.tooLarge', { fields: { [field]: 'errors.upload.tooLarge' } });
  const bytes = Buffer.from(await given.arrayBuffer());
  try {
    const { format } = await sharp(bytes).metadata();
    if (!formats.includes(format)) throw notAnImage(field);
    return await encodeImage({ folder, bytes });
  } catch (error) {
    throw error instanceof ApiError ? error : notAnImage(field, error);
  }
}
