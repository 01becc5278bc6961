import type { Reporter } from '@park/platform';
import { uniqueId } from '@park/platform/host';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashPage } from './CrashPage';

interface CrashBoundaryProps {
  readonly reporter: Reporter;
  readonly children: ReactNode;
}

interface CrashState {
  readonly id: string | null;
}

/** The error's own id if it has one, so that page, log and server show the same. */
function idOf(error: unknown): string {
  const { id } = (typeof error === 'object' && error !== null ? error : {}) as { id?: unknown };
  return typeof id === 'string' && id !== '' ? id : uniqueId();
}

/** The outermost error boundary: an error of the shell itself shows the crash page, with an id. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { id: null };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { id: idOf(error) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.reporter.log('error', 'The shell crashed', { id: this.state.id, error, componentStack });
  }

  override render(): ReactNode {
    return this.state.id === null ? this.props.children : <CrashPage id={this.state.id} />;
  }
}
