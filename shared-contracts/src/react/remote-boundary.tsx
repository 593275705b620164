import { Component } from 'react';
import type { ReactNode } from 'react';
import { formatPhone, phoneHref } from '../formats/phone.ts';
import { AttemptContext, type Attempt } from './attempt-context.ts';

interface RemoteBoundaryProps {
  /** The dealer's phone, ten digits. */
  readonly phone: string;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

interface RemoteBoundaryState {
  /** Times of failures within the last minute, in ms of a monotonic clock. */
  readonly failedAtMs: readonly number[];
  readonly isFailed: boolean;
  readonly attempt: Attempt;
}

const mostFailures = 3;
const windowMs = 60_000;

/**
 * Contains a remote's failure in its own slot, with 'Try again' and the dealer's phone. After three failures within 60 s only the phone is
 * left (F15).
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override readonly state: RemoteBoundaryState = { failedAtMs: [], isFailed: false, attempt: {} };

  static getDerivedStateFromError(): Partial<RemoteBoundaryState> {
    return { isFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const now = performance.now();
    this.setState(({ failedAtMs }) => ({
      failedAtMs: [...failedAtMs.filter((at) => now - at < windowMs), now],
    }));
    this.props.onError(error);
  }

  private readonly handleRetry = (): void => this.setState({ isFailed: false, attempt: {} });

  override render(): ReactNode {
    if (!this.state.isFailed) {
      return (
        <AttemptContext.Provider value={this.state.attempt}>{this.props.children}</AttemptContext.Provider>
      );
    }
    const { phone } = this.props;
    return (
      <section role="alert" className="forecourt-remote-failure">
        <p>
          Oops! Something happened on our end. Please try again. Questions? Call{' '}
          <a href={phoneHref(phone)}>{formatPhone(phone)}</a>.
        </p>
        {this.state.failedAtMs.length < mostFailures && (
          <button type="button" onClick={this.handleRetry}>
            Try again
          </button>
        )}
      </section>
    );
  }
}
