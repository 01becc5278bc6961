/** Limits of uploads that browsers check before they send a file. */
export { maxUploadBytes } from '@park/domain';
