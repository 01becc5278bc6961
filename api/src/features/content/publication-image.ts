/** Stores uploaded images of news and events. */
import type { Image } from '@park/contract/image';
import { fileAddress } from '../../core/files/file-store';
import { readUploadedImage } from '../../core/images/uploaded-image';
import type { AppContext } from '../../core/context/app-context';

export async function storePublicationImage(
  { files }: Pick<AppContext, 'files'>,
  form: FormData,
): Promise<{ imageId: string; image: Image }> {
  const encoded = await readUploadedImage(form, 'covers');
  const imageId = await files.save({ ...encoded, audience: 'readers' });
  return { imageId, image: { url: fileAddress(imageId) ?? '', alt: '', width: encoded.width, height: encoded.height } };
}
