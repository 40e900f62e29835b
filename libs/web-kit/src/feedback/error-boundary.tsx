import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Shown in place of the failed part; a function gets the error and a retry function. */
  fallback: ReactNode | ((error: unknown, retry: () => void) => ReactNode);
}

/** Limits a render error to one part of the page. */
export class ErrorBoundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: null as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  private readonly retry = () => this.setState({ error: null, failed: false });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { fallback } = this.props;
    return typeof fallback === 'function' ? fallback(this.state.error, this.retry) : fallback;
  }
}
