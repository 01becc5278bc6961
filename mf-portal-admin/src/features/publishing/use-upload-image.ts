import { maxUploadBytes } from '@park/contract/upload-limits';
import { errorText, useCommand, useTexts } from '@park/platform';
import { useToast } from '@park/ui';

interface StoredImage {
  readonly id: string;
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** Uploads a picture; says in a toast why one is not accepted. */
export function useUploadImage() {
  const { t: translate } = useTexts();
  const toast = useToast();
  const store = useCommand('POST /api/publishing/images', {});
  const refuse = (message: string) => {
    toast.show({ tone: 'danger', message });
    return null;
  };
  return {
    isUploading: store.isRunning,
    upload: async (file: File): Promise<StoredImage | null> => {
      if (file.size > maxUploadBytes) return refuse(translate('errors.upload.tooLarge'));
      const body = new FormData();
      body.set('image', file);
      const result = await store.run({ body });
      if (!result.ok) return refuse(errorText(result.error, translate));
      const { imageId: id, image } = result.data;
      return { id, url: image.url, width: image.width, height: image.height };
    },
  };
}
