/** Renders a page of this remote with its own texts. */
import { remoteRenderer } from '@park/testing';
import { texts as en } from '../texts/en';
import { texts as fr } from '../texts/fr';

export const renderDirectory = remoteRenderer('mf-directory', { en, fr });
