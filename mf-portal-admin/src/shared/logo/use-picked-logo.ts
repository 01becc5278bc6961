import { maxUploadBytes } from '@park/contract/upload-limits';
import { useTexts } from '@park/platform';
import { useState } from 'react';

/** Reads a chosen file as an image that can be cropped; too large and unreadable ones are refused before they are sent. */
export function usePickedLogo() {
  const { t } = useTexts();
  const [image, setImage] = useState<ImageBitmap>();
  const [refusal, setRefusal] = useState('');
  async function pick(file: File): Promise<void> {
    setRefusal('');
    if (file.size > maxUploadBytes) return setRefusal(t('errors.upload.tooLarge'));
    try {
      setImage(await createImageBitmap(file));
    } catch {
      setRefusal(t('people.companyEdit.logo.unreadable'));
    }
  }
  return { image, refusal, pick, clear: () => setImage(undefined) };
}
