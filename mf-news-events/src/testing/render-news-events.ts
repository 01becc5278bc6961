/** Renders a page of this remote with its texts and a fixed clock. */
import { remoteRenderer } from '@park/testing';
import { texts as en } from '../texts/en';
import { texts as fr } from '../texts/fr';

export const renderNewsEvents = remoteRenderer('mf-news-events', { en, fr }, { now: new Date('2026-11-20T12:00:00Z') });
