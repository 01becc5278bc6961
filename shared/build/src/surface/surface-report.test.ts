import {
  compareSurfaces,
  isAtLeast,
  neededVersion,
  readReport,
  versionComplaint,
  writeReport,
  type SurfaceReport,
} from './surface-report';

const report = (version: string, items: Record<string, string>): SurfaceReport => ({
  version,
  items: new Map(Object.entries(items)),
});
const before = report('1.4.2', { 'p useCall': 'function(): number', 'p Formats.day': 'day(): string' });

describe('the report', () => {
  it('is read as it was written', () => {
    expect(readReport(writeReport(before))).toEqual(before);
  });
  it('is none without a version', () => {
    expect(() => readReport('p a :: b')).toThrow(/names no version/);
  });
});

describe('a change', () => {
  it.each([
    ['nothing', {}, 'none', '1.4.2'],
    ['a further line', { 'p useNew': 'function(): void' }, 'minor', '1.5.0'],
    ['a changed line', { 'p useCall': 'function(): string' }, 'major', '2.0.0'],
  ])('of %s needs a version', (_what, change, kind, version) => {
    const after = new Map([...before.items, ...Object.entries(change)]);
    expect(compareSurfaces(before.items, after).kind).toBe(kind);
    expect(neededVersion(before.version, compareSurfaces(before.items, after).kind)).toBe(version);
  });
  it('that removes a line is major even when another is added', () => {
    const after = report('1.9.0', { 'p useCall': 'function(): number', 'p other': 'x' });
    expect(versionComplaint(before, after)).toMatch(
      /removed p Formats\.day\n {2}added p other\nRaise the version to 2\.0\.0/,
    );
    expect(versionComplaint(before, { ...after, version: '2.0.0' })).toBeNull();
  });
  it('with an equal version is refused, with a raised one accepted', () => {
    const items = { ...Object.fromEntries(before.items), 'p useNew': 'function(): void' };
    expect(versionComplaint(before, report('1.4.2', items))).toMatch(/Raise the version to 1\.5\.0 or above/);
    expect(versionComplaint(before, report('1.4.3', items))).not.toBeNull();
    expect(versionComplaint(before, report('1.5.0', items))).toBeNull();
    expect(versionComplaint(before, report('2.0.0', items))).toBeNull();
  });
  it.each([
    ['1.10.0', '1.9.9', true],
    ['1.9.9', '1.10.0', false],
    ['2.0.0', '2.0.0', true],
    ['1.9.9', '2.0.0', false],
  ])('%s is at least %s: %s', (version, least, answer) => {
    expect(isAtLeast(version, least)).toBe(answer);
  });
});
