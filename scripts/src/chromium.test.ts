import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, findChromiumToMeasure } from './chromium';

const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
const { CHROMIUM, PATH } = process.env;

function addBrowser(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

beforeAll(() => {
  delete process.env['CHROMIUM'];
  process.env['PATH'] = folder;
});

afterAll(() => {
  if (CHROMIUM !== undefined) process.env['CHROMIUM'] = CHROMIUM;
  process.env['PATH'] = PATH;
  rmSync(folder, { recursive: true });
});

it('runs journeys in the headless shell and measures in a browser as people use it', () => {
  const browser = addBrowser('google-chrome');
  expect([findChromium(), findChromiumToMeasure()]).toEqual([browser, browser]);
  const shell = addBrowser('chromium-headless-shell');
  expect([findChromium(), findChromiumToMeasure()]).toEqual([shell, browser]);
});
