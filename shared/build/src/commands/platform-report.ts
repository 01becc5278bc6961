/** `npm run platform-report`: writes the report to be committed, if the version is high enough for what has changed. */
import { existsSync, writeFileSync } from 'node:fs';
import { committedReport, platformSurface, reportFile } from '../surface/platform-surface';
import { versionComplaint, writeReport } from '../surface/surface-report';

const now = platformSurface();
const complaint = existsSync(reportFile) ? versionComplaint(committedReport(), now) : null;
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  writeFileSync(reportFile, writeReport(now));
  console.log(`shared/platform/public-surface.txt is the surface of ${now.version}: ${now.items.size} lines.`);
}
