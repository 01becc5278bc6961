/**
 * Remembers across a reload that a version never came to rest: the mark is set before its code runs and removed once the
 * page has answered for a while. A page that hangs cannot remove it, nor say anything else.
 */
export interface RunningVersion {
  readonly remote: string;
  readonly version: string;
}

export interface HangMarker {
  /** The version that hung in this tab before the present page; null without one. */
  readonly hung: RunningVersion | null;
  hasHung(remote: string, version: string): boolean;
  /** Called before code of the version runs. */
  starts(running: RunningVersion): void;
  /** Keeps the version from being started in this tab's next pages. */
  avoid(running: RunningVersion): void;
}

const markName = 'starting-release';
const hungName = 'hung-release';
/** As long as a page has to answer before it counts as running. */
const answeringMs = 2_000;

export function createHangMarker(
  storage: Storage | null,
  browser: Pick<Window, 'setTimeout' | 'addEventListener'>,
): HangMarker {
  const hung = read(storage, markName);
  const known = hung ?? read(storage, hungName);
  if (hung) write(storage, hungName, hung);
  const clear = () => write(storage, markName, null);
  clear();
  browser.addEventListener('pagehide', clear);
  return {
    hung,
    hasHung: (remote, version) => known?.remote === remote && known.version === version,
    starts(running) {
      write(storage, markName, running);
      browser.setTimeout(clear, answeringMs);
    },
    avoid: (running) => write(storage, hungName, running),
  };
}

function read(storage: Storage | null, name: string): RunningVersion | null {
  try {
    const found: unknown = JSON.parse(storage?.getItem(name) ?? 'null');
    const { remote, version } = (found ?? {}) as Partial<RunningVersion>;
    return typeof remote === 'string' && typeof version === 'string' ? { remote, version } : null;
  } catch {
    return null;
  }
}

function write(storage: Storage | null, name: string, running: RunningVersion | null): void {
  try {
    if (running) storage?.setItem(name, JSON.stringify(running));
    else storage?.removeItem(name);
  } catch {
    // Without storage nothing is remembered across a reload.
  }
}
