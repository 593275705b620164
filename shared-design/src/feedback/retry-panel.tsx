import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { AppLink } from '../action/app-link.tsx';
import { Button } from '../action/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useDesignText } from '../text/use-design-text.ts';

const Root = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    gap: '5',
    padding: { base: '6', md: '8' },
    maxWidth: '760px',
    marginInline: 'auto',
    background: 'surfaceRaised',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'raised',
    '& > svg': { flexShrink: '0', color: 'warning' },
    '& h2': { textStyle: 'heading', margin: '0' },
    '& p': { margin: '0', marginTop: '1.5', color: 'inkMuted' },
    '& .fc-actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', marginTop: '5' },
  },
});

export interface RetryPanelProps {
  onRetry: () => void;
  /** The dealer's phone: `href` digits and the way it is written. */
  phone?: { number: string; label: string } | undefined;
  title?: ReactNode;
  text?: ReactNode;
  busy?: boolean;
}

/** In place of a part that failed to load: 'Try again' and the dealer's phone. */
export function RetryPanel({ onRetry, phone, title, text: body, busy }: RetryPanelProps) {
  const text = useDesignText();
  return (
    <Root role="alert">
      <Icon name="warning" sizePx={40} />
      <div>
        <h2>{title ?? text('retry.title')}</h2>
        <p>{body ?? text('retry.text')}</p>
        <div className="fc-actions">
          <Button icon="refresh" onClick={onRetry} busy={busy}>
            {text('retry.action')}
          </Button>
          {phone && (
            <AppLink href={`tel:${phone.number}`} variant="strong">
              {text('retry.call', { phone: phone.label })}
            </AppLink>
          )}
        </div>
      </div>
    </Root>
  );
}
