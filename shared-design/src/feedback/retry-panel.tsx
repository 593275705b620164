import { useRef, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { ActionRow } from '../layout/action-row.ts';
import { AppLink } from '../action/app-link.tsx';
import { Button } from '../action/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLostPageFocus } from '../layout/use-arrival-focus.ts';
import { useDesignText } from '../text/use-design-text.ts';

const Root = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    gap: '5',
    padding: { base: '6', md: '8' },
    // In a grid, automatic margins would make it as narrow as its text.
    width: 'full',
    maxWidth: '760px',
    marginInline: 'auto',
    background: 'surfaceRaised',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'raised',
    '& > svg': { flexShrink: '0', color: 'warning' },
    '& h1, & h2': { textStyle: 'heading', margin: '0' },
    '& p': { margin: '0', marginTop: '1.5', color: 'inkMuted' },
    '& .fc-note': { marginTop: '4', fontSize: 'sm', overflowWrap: 'anywhere' },
  },
});

export interface RetryPanelProps {
  onRetry: () => void;
  /** The dealer's phone: digits for the link, and its display format. */
  phone?: { number: string; label: string } | undefined;
  title?: ReactNode;
  /** `h1` if the panel replaces a whole page. */
  headingLevel?: 'h1' | 'h2';
  text?: ReactNode;
  busy?: boolean;
  /** Button label if it does something other than retry. */
  action?: ReactNode;
  /** A last line, such as a reference for support. */
  note?: ReactNode;
  /**
   * For a panel in place of a page: focus moves to its heading when it appears, and to the page's when that replaces it, for example after a
   * retry.
   */
  takesFocus?: boolean;
}

/** Replaces a part that failed to load: 'Try again' and the dealer's phone. */
export function RetryPanel({
  onRetry,
  phone,
  title,
  headingLevel: Heading = 'h2',
  text: body,
  busy,
  action,
  note,
  takesFocus = false,
}: RetryPanelProps) {
  const text = useDesignText();
  const heading = useRef<HTMLHeadingElement>(null);
  useLostPageFocus(heading, takesFocus);
  return (
    <Root role="alert">
      <Icon name="warning" sizePx={40} />
      <div>
        <Heading ref={heading} tabIndex={-1}>
          {title ?? text('retry.title')}
        </Heading>
        <p>{body ?? text('retry.text')}</p>
        <ActionRow gap="4" alignItems="center" marginTop="5">
          <Button icon="refresh" onClick={onRetry} busy={busy}>
            {action ?? text('retry.action')}
          </Button>
          {phone && (
            <AppLink href={`tel:${phone.number}`} variant="strong">
              {text('retry.call', { phone: phone.label })}
            </AppLink>
          )}
        </ActionRow>
        {note && <p className="fc-note">{note}</p>}
      </div>
    </Root>
  );
}
