import { Component } from 'react';
import type { ReactNode } from 'react';
import { formatPhone, phoneHref } from '../formats/phone.ts';

interface RemoteBoundaryProps {
  /** The dealer's phone, ten digits. */
  readonly phone: string;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

interface RemoteBoundaryState {
  readonly failureCount: number;
  readonly isFailed: boolean;
}

const mostRetries = 3;

/**
 * Keeps a remote's failure inside its own slot, with 'Try again' and the dealer's phone.
 * After three failures only the phone is left (F15).
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override readonly state: RemoteBoundaryState = { failureCount: 0, isFailed: false };

  static getDerivedStateFromError(): Partial<RemoteBoundaryState> {
    return { isFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.setState((state) => ({ failureCount: state.failureCount + 1 }));
    this.props.onError(error);
  }

  private readonly handleRetry = (): void => this.setState({ isFailed: false });

  override render(): ReactNode {
    if (!this.state.isFailed) return this.props.children;
    const { phone } = this.props;
    return (
      <section role="alert" className="forecourt-remote-failure">
        <p>
          Oops! Something happened on our end. Please try again. Questions? Call{' '}
          <a href={phoneHref(phone)}>{formatPhone(phone)}</a>.
        </p>
        {this.state.failureCount < mostRetries && (
          <button type="button" onClick={this.handleRetry}>
            Try again
          </button>
        )}
      </section>
    );
  }
}
