import { EmptyState, LinkButton } from '@forecourt/shared-design';
import { useLocation } from '@forecourt/shared-contracts/react';

interface SessionEndedProps {
  readonly title: string;
  readonly text: string;
  /** The label of the link to the sign-in. */
  readonly action: string;
  /** Whether it is all there is on the page. */
  readonly isPage?: boolean;
}

/** What an account has here is hidden until the buyer signs in again, which leads back to this page. */
export function SessionEnded({ title, text, action, isPage = false }: SessionEndedProps) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon="lock"
      title={title}
      text={text}
      isPage={isPage}
      actions={
        <LinkButton href={`/sign-in?returnTo=${encodeURIComponent(pathname + search)}`}>{action}</LinkButton>
      }
    />
  );
}
