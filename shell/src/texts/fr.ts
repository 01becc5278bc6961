import type { ShellTextTree } from './en';
import { errorTexts } from './errors.fr';
import { frameTexts } from './frame.fr';
import { pageTexts } from './pages.fr';
import { rightTexts } from './rights.fr';
import { sessionTexts } from './session.fr';

export const texts = {
  ...sessionTexts,
  ...frameTexts,
  ...pageTexts,
  ...rightTexts,
  ...errorTexts,
  errors: { ...errorTexts.errors, auth: { ...errorTexts.errors.auth, ...sessionTexts.errors.auth } },
} satisfies ShellTextTree;
