/** Stores uploaded images of news and events. */
import type { Image } from '@park/contract/image';
import { fileAddress } from '../../core/files/file-store';
import { readUploadedImage } from '../../core/images/uploaded-image';
import type { AppContext } from '../../core/context/app-context';

/**
 * Stores an image before the text that uses it is saved; everybody can read it by its id.
 * @throws ApiError 413 or 415 (MISS-01: at most 2 MB)
 */
export async function storePublicationImage(
  { files }: Pick<AppContext, 'files'>,
  form: FormData,
): Promise<{ imageId: string; image: Image }> {
  const encoded = await readUploadedImage(form, 'covers');
  const imageId = await files.save({ ...encoded, audience: 'readers' });
  return { imageId, image: { url: fileAddress(imageId) ?? '', alt: '', width: encoded.width, height: encoded.height } };
}
