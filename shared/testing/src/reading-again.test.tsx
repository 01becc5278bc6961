import { useCall } from '@park/platform';
import { act, renderWithPlatform } from '.';

function Panel() {
  useCall('GET /api/spotlight', {}, { refetchIntervalMs: 5_000 });
  return null;
}

describe('a reading that is repeated', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is asked for again every so often, while the page is visible', async () => {
    jest.useFakeTimers();
    const { client } = renderWithPlatform(<Panel />, { answers: { 'GET /api/spotlight': undefined } });
    await act(async () => jest.advanceTimersByTimeAsync(4_000));
    expect(client.calls).toHaveLength(1);
    await act(async () => jest.advanceTimersByTimeAsync(6_500));
    expect(client.calls).toHaveLength(3);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => jest.advanceTimersByTimeAsync(60_000));
    expect(client.calls).toHaveLength(3);
  });
});
