import type { Reporter } from '@park/platform';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashPage } from './CrashPage';
import { idOf } from './error-id';

interface CrashBoundaryProps {
  readonly reporter: Reporter;
  readonly children: ReactNode;
}

interface CrashState {
  readonly id: string | null;
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
