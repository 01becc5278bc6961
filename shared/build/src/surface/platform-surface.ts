/** The committed report of the platform's surface, and the surface of its sources. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage, workspaceRoot } from '../workspace';
import { publicSurface } from './public-surface';
import { readReport, type SurfaceReport } from './surface-report';

const folder = path.join(workspaceRoot, 'shared/platform');

export const reportFile = path.join(folder, 'public-surface.txt');

/**
 * `@park/platform/host` is missing on purpose, and so is the rest of `/descriptor`: they are for the shell, the build and
 * the tests, which are built together with them.
 */
export function platformSurface(): SurfaceReport {
  const items = publicSurface(folder, [
    { name: '@park/platform', source: 'src/index.ts' },
    { name: '@park/platform/descriptor', source: 'src/descriptor/index.ts', only: ['defineRemote'] },
  ]);
  return { version: readPackage(folder).version, items };
}

/**
 * The surface of the last committed report.
 * @throws Error when the file is missing or no report
 */
export const committedReport = (): SurfaceReport => readReport(readFileSync(reportFile, 'utf8'));
