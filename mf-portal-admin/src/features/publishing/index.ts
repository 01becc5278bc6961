/** What other features use of this one. */
export { MomentField } from './MomentField';
export { useUploadImage } from './use-upload-image';
