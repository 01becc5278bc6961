/** All texts of the shell in English, and with them the shape that every other language has to have. */
import { errorTexts } from './errors.en';
import { frameTexts } from './frame.en';
import { pageTexts } from './pages.en';
import { rightTexts } from './rights.en';
import { sessionTexts } from './session.en';

export const texts = {
  ...sessionTexts,
  ...frameTexts,
  ...pageTexts,
  ...rightTexts,
  ...errorTexts,
  errors: { ...errorTexts.errors, auth: { ...errorTexts.errors.auth, ...sessionTexts.errors.auth } },
};

export type ShellTextTree = typeof texts;
