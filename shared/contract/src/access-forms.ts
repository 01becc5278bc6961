/** What people type when they ask for access; for forms in the browser, without the permission matrix. */
import * as z from 'zod/mini';
import { text } from './fields';

export const AccessMessage = z.object({ message: text(500) });
