import { maxUploadBytes } from '@park/contract/upload-limits';
import { useCommand } from '@park/platform';
import { useErrorToast, type ShownError } from '@park/ui';

interface StoredImage {
  readonly id: string;
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** Uploads a picture. Why one is not accepted is shown in a toast, unless the caller shows it in its own place. */
export function useUploadImage(onRefused?: (error: ShownError) => void) {
  const showError = useErrorToast();
  const store = useCommand('POST /api/publishing/images', {});
  const refuse = (error: ShownError) => {
    (onRefused ?? showError)(error);
    return null;
  };
  return {
    isUploading: store.isRunning,
    upload: async (file: File): Promise<StoredImage | null> => {
      if (file.size > maxUploadBytes) return refuse({ key: 'errors.upload.tooLarge' });
      const body = new FormData();
      body.set('image', file);
      const result = await store.run({ body });
      if (!result.ok) return refuse(result.error);
      const { imageId: id, image } = result.data;
      return { id, url: image.url, width: image.width, height: image.height };
    },
  };
}
