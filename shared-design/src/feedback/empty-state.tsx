import { useRef, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { useArrivalFocus } from '../layout/use-arrival-focus.ts';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: '2',
    paddingBlock: { base: '10', md: '16' },
    paddingInline: '6',
    background: 'surfaceRaised',
    border: '1px dashed',
    borderColor: 'lineStrong',
    borderRadius: 'card',
    // Nothing is missing from a page that only says what to do: its frame is a card's.
    '&:has(> h1)': { borderStyle: 'solid', borderColor: 'line' },
    '& .fc-mark': {
      display: 'grid',
      placeItems: 'center',
      width: '72px',
      height: '72px',
      marginBottom: '3',
      borderRadius: 'full',
      background: 'brandSoft',
      color: 'ink',
    },
    '& :is(h1, h2)': { textStyle: 'heading', margin: '0' },
    '& p': { margin: '0', color: 'inkMuted', maxWidth: '26em' },
    '& .fc-actions': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '3',
      alignSelf: 'stretch',
      marginTop: '4',
      '& > *': { width: { base: 'full', sm: 'auto' } },
    },
  },
});

export interface EmptyStateProps {
  icon: IconName;
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  /** Whether it is all there is on the page: its title is then the page's `h1`. */
  isPage?: boolean;
}

/** Shown instead of an empty list: why it is empty, and what to do next. */
export function EmptyState({ icon, title, text, actions, isPage = false }: EmptyStateProps) {
  return (
    <Root>
      <span className="fc-mark">
        <Icon name={icon} sizePx={32} />
      </span>
      {isPage ? <PageTitle>{title}</PageTitle> : <h2>{title}</h2>}
      {text && <p>{text}</p>}
      {actions && <div className="fc-actions">{actions}</div>}
    </Root>
  );
}

function PageTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(heading);
  return (
    <h1 ref={heading} tabIndex={-1} data-page-heading>
      {children}
    </h1>
  );
}
