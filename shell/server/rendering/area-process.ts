/**
 * The process that renders the pages of one version of an area. It renders one page at a time; who waits too long gets
 * none. A process that hangs, crashes or needs too much memory is replaced, later each time.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { minuteMs } from '@park/domain';
import type { AreaCode, ChildMessage, ParentMessage } from './messages';

/** Why a page was not rendered; the page is rendered in the browser then. */
export type RenderFailure = 'starting' | 'busy' | 'slow' | 'threw' | 'crashed';
export type RenderResult = { readonly html: string } | { readonly failure: RenderFailure; readonly reason?: string };

export interface AreaProcessOptions {
  readonly childFile: string;
  /** The shell's server build. */
  readonly shellFile: string;
  /** The area's server build; null for pages of the shell. */
  readonly code: AreaCode | null;
  readonly limits?: Partial<RenderLimits>;
  /** Called with a failure that no `render` resolves to, because it happened while the process started. */
  readonly onStartFailed?: (failure: RenderFailure, reason?: string) => void;
}

export interface RenderLimits {
  /** For one page, with waiting. The first page of a process needs more time; its visitor does not wait for it. */
  readonly renderTimeoutMs: number;
  /** A process that is still at a page after this time is ended. */
  readonly hangTimeoutMs: number;
  /** The same for the first page of a process. */
  readonly firstPageTimeoutMs: number;
  readonly startTimeoutMs: number;
  readonly memoryMegabytes: number;
  /** Pages that wait for the one that is rendered. */
  readonly maxWaiting: number;
  /** Until a process that ended by itself is replaced; doubled each time, and again from here after a page. */
  readonly restartMs: number;
  readonly maxRestartMs: number;
}

export const renderLimits: RenderLimits = {
  renderTimeoutMs: 100,
  hangTimeoutMs: 1_000,
  firstPageTimeoutMs: 3_000,
  startTimeoutMs: 10_000,
  memoryMegabytes: 128,
  maxWaiting: 16,
  restartMs: 1_000,
  maxRestartMs: minuteMs,
};

export interface AreaProcess {
  /** @param request JSON of a `RenderRequest` */
  render(request: string): Promise<RenderResult>;
  /** Resolves when it can render, or when the attempt to start has failed. */
  whenStarted(): Promise<void>;
  stop(): void;
}

interface Waiting {
  readonly id: number;
  readonly request: string;
  readonly settle: (result: RenderResult) => void;
  /** The visitor did not wait for the first page of the process. */
  isLeft: boolean;
}

/** Node 20 names the flag of the permission model otherwise. */
const permissionFlag = Number(process.versions.node.split('.')[0]) >= 23 ? '--permission' : '--experimental-permission';

export function startAreaProcess({
  childFile,
  shellFile,
  code,
  limits: changed,
  onStartFailed = () => {},
}: AreaProcessOptions): AreaProcess {
  const limits = { ...renderLimits, ...changed };
  let child: ChildProcess | null = null;
  let isReady = false;
  let isStopped = false;
  let restartMs = limits.restartMs;
  let lastId = 0;
  let current: Waiting | null = null;
  let isCurrentSlow = false;
  let isWarm = false;
  const waiting: Waiting[] = [];
  let hangTimer: NodeJS.Timeout | undefined;
  let restartTimer: NodeJS.Timeout | undefined;
  let started: () => void = () => {};
  let whenStarted = new Promise<void>((resolve) => (started = resolve));

  function start(): void {
    const own = spawn(
      process.execPath,
      [
        permissionFlag,
        `--allow-fs-read=${childFile}`,
        `--allow-fs-read=${shellFile}`,
        `--max-old-space-size=${limits.memoryMegabytes}`,
        '--frozen-intrinsics',
        '--disallow-code-generation-from-strings',
        childFile,
        shellFile,
      ],
      // An empty environment has no secrets; what the process writes is nobody's.
      { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'json' },
    );
    child = own;
    const startTimer = setTimeout(() => own.kill('SIGKILL'), limits.startTimeoutMs);
    own.on('message', (message: ChildMessage) => {
      if (child === own) handleMessage(message, startTimer);
    });
    own.on('error', () => own.kill('SIGKILL'));
    own.on('exit', () => {
      clearTimeout(startTimer);
      if (child === own) replace();
    });
  }

  function handleMessage(message: ChildMessage, startTimer: NodeJS.Timeout): void {
    if (message.kind === 'ready') return sendMessage({ kind: 'load', code });
    if (message.kind === 'loaded') {
      clearTimeout(startTimer);
      isReady = true;
      started();
      return next();
    }
    // Code that does not load will not load the next time either: the process stays, and renders nothing.
    if (message.kind === 'failed' && message.id === null) {
      clearTimeout(startTimer);
      onStartFailed('threw', message.reason);
      return started();
    }
    if (message.kind === 'rendered') {
      restartMs = limits.restartMs;
      isWarm = true;
    }
    if (!current || message.id !== current.id) return;
    finish(message.kind === 'rendered' ? { html: message.html } : { failure: 'threw', reason: message.reason });
    next();
  }

  function finish(result: RenderResult): void {
    clearTimeout(hangTimer);
    if (current?.isLeft && 'failure' in result) onStartFailed(result.failure, result.reason);
    current?.settle(result);
    current = null;
    isCurrentSlow = false;
  }

  function next(): void {
    if (!isReady || current) return;
    current = waiting.shift() ?? null;
    if (!current) return;
    hangTimer = setTimeout(
      () => {
        isReady = false;
        finish({ failure: 'slow' });
        child?.kill('SIGKILL');
      },
      isWarm ? limits.hangTimeoutMs : limits.firstPageTimeoutMs,
    );
    sendMessage({ kind: 'render', id: current.id, request: current.request });
  }

  const sendMessage = (message: ParentMessage): void => void child?.send(message, () => {});

  function replace(): void {
    child = null;
    isReady = false;
    isWarm = false;
    finish({ failure: 'crashed' });
    for (const left of waiting.splice(0)) left.settle({ failure: 'crashed' });
    started();
    if (isStopped) return;
    whenStarted = new Promise<void>((resolve) => (started = resolve));
    restartTimer = setTimeout(start, restartMs);
    restartTimer.unref();
    restartMs = Math.min(restartMs * 2, limits.maxRestartMs);
  }

  start();
  return {
    whenStarted: () => whenStarted,
    render(request) {
      if (!isReady || (!isWarm && current)) return Promise.resolve({ failure: 'starting' });
      if (isCurrentSlow || waiting.length >= limits.maxWaiting) return Promise.resolve({ failure: 'busy' });
      return new Promise((resolve) => {
        const entry: Waiting = {
          id: (lastId += 1),
          request,
          settle(result) {
            clearTimeout(timer);
            resolve(result);
          },
          isLeft: false,
        };
        const timer = setTimeout(() => {
          const place = waiting.indexOf(entry);
          if (place >= 0) waiting.splice(place, 1);
          // Nobody waits behind a page that may never end.
          else isCurrentSlow = true;
          entry.isLeft = place < 0 && !isWarm;
          resolve({ failure: place >= 0 ? 'busy' : isWarm ? 'slow' : 'starting' });
        }, limits.renderTimeoutMs);
        waiting.push(entry);
        next();
      });
    },
    stop() {
      isStopped = true;
      clearTimeout(restartTimer);
      child?.kill('SIGKILL');
    },
  };
}
