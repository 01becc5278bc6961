import { useDownload } from '@park/platform';
import { refusal, renderWithPlatform, screen, type FakeAnswers } from '.';
import { useState } from 'react';

function Export() {
  const download = useDownload('GET /api/companies/export');
  const [outcome, setOutcome] = useState('');
  return (
    <button
      onClick={() =>
        void download
          .run({ query: { queryText: 'bio' } })
          .then((error) => setOutcome(error ? String(error.status) : 'saved'))
      }
      aria-busy={download.isRunning}
    >
      {outcome || 'export'}
    </button>
  );
}

describe('a download', () => {
  const saved: string[] = [];
  let files: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    files = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
  });
  afterEach(() => jest.restoreAllMocks());
  const press = async (answers: FakeAnswers) => {
    const page = renderWithPlatform(<Export />, { answers });
    await page.user.click(screen.getByRole('button', { name: 'export' }));
    return page;
  };

  it('asks for what is wanted and hands the browser a file under the server’s name', async () => {
    const page = await press({ 'GET /api/companies/export': 'id,name' });
    expect(await screen.findByRole('button', { name: 'saved' })).toHaveAttribute('aria-busy', 'false');
    expect(page.client.calls.map(({ url }) => url)).toEqual(['/api/companies/export?queryText=bio']);
    expect(saved).toEqual(['file.csv blob:1']);
    expect(files[0]?.size).toBe('id,name'.length);
  });

  it('answers the refusal, and saves nothing', async () => {
    await press({ 'GET /api/companies/export': refusal(403, 'errors.auth.forbidden') });
    expect(await screen.findByRole('button', { name: '403' })).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});
