import type { CallResponse } from '@park/contract';

export type SessionRow = CallResponse<'GET /api/auth/sessions'>['items'][number];
