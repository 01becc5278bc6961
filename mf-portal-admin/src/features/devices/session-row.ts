import type { CallAnswer } from '@park/contract';

export type SessionRow = CallAnswer<'GET /api/auth/sessions'>['items'][number];
