import { completeWhenIdle } from './complete-when-idle';

function browserWith({ readyState = 'interactive', saveData = false } = {}) {
  const idle: (() => void)[] = [];
  const browser = Object.assign(new EventTarget(), {
    document: { readyState },
    navigator: { connection: { saveData } },
    requestIdleCallback: (work: () => void) => idle.push(work),
  });
  const complete = jest.fn(async () => true);
  completeWhenIdle(browser as unknown as Window, complete);
  return { browser, complete, isIdle: () => idle.forEach((work) => work()) };
}

test('waits until the page has loaded and the browser is idle', () => {
  const { browser, complete, isIdle } = browserWith();
  isIdle();
  expect(complete).not.toHaveBeenCalled();
  browser.dispatchEvent(new Event('load'));
  expect(complete).not.toHaveBeenCalled();
  isIdle();
  expect(complete).toHaveBeenCalledTimes(1);
});

test('does not wait for a load event that has already happened', () => {
  const { complete, isIdle } = browserWith({ readyState: 'complete' });
  isIdle();
  expect(complete).toHaveBeenCalledTimes(1);
});

test('waits for the first link if data saving is enabled', () => {
  const { browser, complete, isIdle } = browserWith({ saveData: true });
  browser.dispatchEvent(new Event('load'));
  isIdle();
  expect(complete).not.toHaveBeenCalled();
});
