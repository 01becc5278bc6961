import { axe, refusal, screen } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import GuidePage from './GuidePage';

const guide = {
  kind: 'employees' as const,
  title: 'Welcome to the park',
  html: '<h2>Your badge</h2><p>Pick it up at the reception.</p>',
  language: 'en' as const,
  updatedAt: '2026-11-19T08:00:00Z',
};

describe('the guide', () => {
  it('is a page to read and to print', async () => {
    const page = renderPortal(GuidePage, { answers: { 'GET /api/guides/own': guide } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to the park' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Your badge' })).toBeInTheDocument();
    expect(screen.getByText('Updated on 19 November 2026')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' }).parentElement).toHaveAttribute('data-print', 'hide');
    expect(page.missingTexts).toEqual([]);
    expect((await axe(page.container)).violations).toEqual([]);
  });

  it('says why it cannot be read', async () => {
    renderPortal(GuidePage, { answers: { 'GET /api/guides/own': refusal(404, 'errors.notFound') } });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });
});
