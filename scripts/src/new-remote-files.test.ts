import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyTemplate } from './new-remote-files';

it('leaves no word of the template behind, in names of files or in their content', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'park-remote-'));
  const to = path.join(root, 'mf-shuttle-bus');
  try {
    copyTemplate({
      from: path.resolve(__dirname, '../../remote-template'),
      to,
      name: 'mf-shuttle-bus',
      title: { en: 'Shuttle', fr: 'Navette' },
    });
    const files = readdirSync(to, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = files.map(({ parentPath, name }) => path.relative(to, path.join(parentPath, name))).sort();
    expect(names).toEqual(
      expect.arrayContaining([
        'journeys/shuttle-bus.spec.ts',
        'package.json',
        'remote.config.ts',
        'src/routes.tsx',
        'src/texts/use-shuttle-bus-texts.ts',
        'webpack.config.ts',
      ]),
    );
    const text = names.map((name) => readFileSync(path.join(to, name), 'utf8')).join('\n');
    expect(names.join() + text).not.toMatch(/ex[ae]mple/i);
    expect(text).toContain('export const useShuttleBusTexts = () => useTexts<ShuttleBusTexts>();');
    expect(text).toContain("title: { en: 'Shuttle', fr: 'Navette' }");
    expect(text).toContain('"/shuttle-bus": "session"');
  } finally {
    rmSync(root, { recursive: true });
  }
});
