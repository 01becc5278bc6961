/** Opens the question of a move of the releases' panel, and answers it. */
import { screen, within, type Rendered, type RenderOptions } from '@park/testing';
import type { RemoteStatus } from '@park/contract/release-status';
import { releases } from './releases';
import { renderReleases } from './render-releases';

interface Opening {
  readonly from: RemoteStatus;
  readonly button: string;
  readonly dialog: RegExp;
}

export async function openQuestion({ from, button, dialog }: Opening, options: RenderOptions = {}) {
  const page = renderReleases({ ...options, answers: { 'GET /api/releases': releases(from), ...options.answers } });
  await page.user.click(await screen.findByRole('button', { name: button }));
  return { page, question: within(screen.getByRole('dialog', { name: dialog })) };
}

export type Question = Awaited<ReturnType<typeof openQuestion>>['question'];

export async function send(page: Rendered, question: Question, confirm: string, reason = 'For the fair') {
  if (reason) {
    await page.user.click(question.getByRole('textbox', { name: 'Reason' }));
    await page.user.paste(reason);
  }
  await page.user.click(question.getByRole('button', { name: confirm }));
}

export const commands = (page: Rendered) => page.client.calls.filter(({ name }) => !name.startsWith('GET'));
