import { FatalError } from '@park/platform';
import { axe, renderWithPlatform, screen } from '@park/testing';
import { CrashBoundary } from './CrashBoundary';
import { CrashPage } from './CrashPage';
import { reportUncaughtErrors } from './report-uncaught';

function recorder() {
  const lines: { level: string; message: string; fields?: Readonly<Record<string, unknown>> }[] = [];
  return {
    lines,
    reporter: {
      log: (level: string, message: string, fields?: Readonly<Record<string, unknown>>) =>
        void lines.push({ level, message, fields }),
      metric() {},
    },
  };
}

function Broken({ error }: { error: Error }): never {
  throw error;
}

afterEach(() => document.documentElement.removeAttribute('lang'));

describe('crash boundary', () => {
  it('shows the page if there is no error', () => {
    renderWithPlatform(<CrashBoundary reporter={recorder().reporter}>fine</CrashBoundary>);
    expect(screen.getByText('fine')).toBeInTheDocument();
  });

  it('shows the id of a fatal error and logs the same', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { lines, reporter } = recorder();
    const error = new FatalError('no page data');
    renderWithPlatform(
      <CrashBoundary reporter={reporter}>
        <Broken error={error} />
      </CrashBoundary>,
    );
    expect(screen.getByText(error.id)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The portal has stopped' })).toHaveFocus();
    expect(lines).toEqual([
      expect.objectContaining({ level: 'error', fields: expect.objectContaining({ id: error.id, error }) }),
    ]);
    silence.mockRestore();
  });

  it('generates an id for any other error', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { lines, reporter } = recorder();
    renderWithPlatform(
      <CrashBoundary reporter={reporter}>
        <Broken error={new TypeError('undefined is not a function')} />
      </CrashBoundary>,
    );
    expect(lines[0]?.fields?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(screen.getByText(String(lines[0]?.fields?.id))).toBeInTheDocument();
    silence.mockRestore();
  });
});

describe('crash page', () => {
  it('reloads the page', async () => {
    const reload = jest.fn();
    const { user } = renderWithPlatform(<CrashPage id="1234" reload={reload} />);
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    expect(reload).toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it('uses the page’s language without any context', () => {
    document.documentElement.lang = 'fr-CH';
    renderWithPlatform(<CrashPage id="1234" />);
    expect(screen.getByRole('button', { name: 'Recharger' })).toBeInTheDocument();
  });

  it('has no accessibility violation', async () => {
    const { container } = renderWithPlatform(<CrashPage id="1234" />);
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('uncaught errors', () => {
  it('are logged until stopped', () => {
    const { lines, reporter } = recorder();
    // Not the window itself, which the test runner listens to as well.
    const browser = new EventTarget() as Window;
    const stop = reportUncaughtErrors(browser, reporter);
    const error = new Error('loose');
    browser.dispatchEvent(new ErrorEvent('error', { error, message: 'loose', filename: '/a.js', lineno: 3 }));
    browser.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'nobody cared' }));
    expect(lines).toEqual([
      { level: 'error', message: 'Uncaught error', fields: { error, source: '/a.js', line: 3 } },
      { level: 'error', message: 'Unhandled rejection', fields: { error: 'nobody cared' } },
    ]);
    stop();
    browser.dispatchEvent(new ErrorEvent('error', { error }));
    expect(lines).toHaveLength(2);
  });
});
