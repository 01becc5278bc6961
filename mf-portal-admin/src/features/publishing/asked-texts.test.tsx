import { publicationLimits } from '@park/contract/publishing';
import { screen } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import { AskDialog } from './AskDialog';
import { LinkDialog } from './LinkDialog';

const address = 'https://park.example/';
const dialogs = [
  ['the description of a picture', AskDialog, 'Text', '', publicationLimits.imageAlt],
  ['the target of a link', LinkDialog, 'Address or search', address, publicationLimits.url],
] as const;

it.each(dialogs)(
  '%s is kept when it is too long, until it is shortened',
  async (_what, Dialog, label, begin, limit) => {
    const answer = jest.fn();
    const question = { current: '', answer };
    const page = renderPortal(() => <Dialog question={question} title="Picture" label="Text" />, {
      at: '/portal/admin/manage-news',
    });
    const field = screen.getByRole('textbox', { name: label });
    await page.user.click(field);
    await page.user.paste(begin.padEnd(limit + 1, 'x'));
    await page.user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(field).toBeInvalid();
    expect(field).toHaveValue(begin.padEnd(limit + 1, 'x'));
    expect(answer).not.toHaveBeenCalled();
    await page.user.type(field, '{Backspace}');
    expect(field).toBeValid();
    await page.user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(answer).toHaveBeenCalledWith(begin.padEnd(limit, 'x'));
  },
);
