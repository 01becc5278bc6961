import { createReportSender } from './report-sender';
import { startReporting } from './start-reporting';
import { silentReporter } from './reporter';

const answering = (status: number) => jest.fn(async () => new Response(null, { status }));

describe('sending reports', () => {
  it('LOG-01, LOG-03: posts JSON to its own origin, without `Authorization`', async () => {
    const fetch = answering(204);
    expect(await createReportSender({ fetch }).send('/_report/logs', '{}')).toBe('sent');
    expect(fetch).toHaveBeenCalledWith('/_report/logs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      keepalive: true,
    });
  });

  it('LOG-03: uses a bearer token if one is configured, also when the page is unloaded', async () => {
    const fetch = answering(204);
    const beacon = jest.fn(() => true);
    const { send, take } = createReportSender({ fetch, beacon, bearerToken: 'abc' });
    await send('/_report/logs', '{}');
    take('/_report/logs', '{}');
    expect(beacon).not.toHaveBeenCalled();
    expect(fetch).toHaveBeenCalledTimes(2);
    for (const call of fetch.mock.calls as unknown as [string, RequestInit][])
      expect(call[1].headers).toMatchObject({ authorization: 'Bearer abc' });
  });

  it.each([
    [200, 'sent'],
    [204, 'sent'],
    [400, 'refused'],
    [413, 'refused'],
    [415, 'refused'],
    [422, 'refused'],
    [401, 'retry'],
    [404, 'retry'],
    [429, 'retry'],
    [500, 'retry'],
    [503, 'retry'],
  ])('%i means %s', async (status, outcome) => {
    expect(await createReportSender({ fetch: answering(status) }).send('/_report/logs', '{}')).toBe(outcome);
  });

  it('uses a beacon when the page is unloaded, and a keepalive request if the browser refuses it', () => {
    const fetch = answering(204);
    const beacon = jest.fn(() => true);
    const { take } = createReportSender({ fetch, beacon });
    expect(take('/_report/logs', '{}')).toBe(true);
    expect(beacon).toHaveBeenCalledWith('/_report/logs', expect.objectContaining({ type: 'application/json' }));
    expect(fetch).not.toHaveBeenCalled();
    beacon.mockReturnValue(false);
    expect(take('/_report/logs', '{}')).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('start of reporting', () => {
  it('AMB-55: is silent unless configured', () => {
    const reporter = startReporting({ reporting: null }, window, () => new Date());
    expect(reporter).toBe(silentReporter);
    reporter.log('error', 'line');
    reporter.metric('CLS', 0);
    reporter.flushNow(() => true);
  });

  it.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('hands over what waits when %s', (_name, leave) => {
    jest.useFakeTimers();
    const beacon = jest.fn(() => true);
    Object.assign(navigator, { sendBeacon: beacon });
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    startReporting({ reporting: { level: 'info' } }, window, () => new Date()).log('info', 'last words');
    leave();
    expect(beacon).toHaveBeenCalledTimes(1);
    visibility.mockRestore();
    jest.useRealTimers();
  });
});
