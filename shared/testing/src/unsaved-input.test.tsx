/** Input that a page has not saved, as the shell learns of it. */
import { useUnsavedChanges } from '@park/platform';
import { useUnsavedInput } from '@park/ui';
import { useState } from 'react';
import { renderWithPlatform, screen } from './index';

function Note({ useReport }: { useReport: (isUnsaved: boolean) => void }) {
  const [text, setText] = useState('');
  useReport(text !== '');
  return <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />;
}

it.each([
  ['a form of the design system', useUnsavedInput],
  ['other input', useUnsavedChanges],
])('is known of %s', async (_name, useReport) => {
  const page = renderWithPlatform(<Note useReport={useReport} />);
  expect(page.hasUnsavedChanges()).toBe(false);
  await page.user.type(screen.getByRole('textbox', { name: 'Note' }), 'a');
  expect(page.hasUnsavedChanges()).toBe(true);
  await page.user.clear(screen.getByRole('textbox', { name: 'Note' }));
  expect(page.hasUnsavedChanges()).toBe(false);
});
