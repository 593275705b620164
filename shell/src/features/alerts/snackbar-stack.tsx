import { useEffect, useRef, type ReactNode } from 'react';
import { Alert, chakra, type Severity } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'snackbar',
    top: '67px',
    '@media (min-width: 960px)': { top: '104px' },
    insetInlineEnd: { base: '4', sm: '6' },
    insetInlineStart: { base: '4', sm: 'auto' },
    bottom: 'auto',
    width: { base: 'auto', sm: '400px' },
    margin: '0',
    padding: '0',
    border: '0',
    background: 'transparent',
    overflow: 'visible',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    pointerEvents: 'none',
    '& > *': {
      pointerEvents: 'auto',
      boxShadow: 'floating',
      borderRadius: 'small',
    },
  },
});

/** Default display time of a snackbar in ms (SITE-24). */
const snackbarAutoHideMs = 8_000;

export interface Snackbar {
  id: string;
  severity: Severity;
  message: string;
  title?: string;
  /** Buttons below the message. */
  actions?: ReactNode;
  /** Display time in ms; null keeps it until closed; {@link snackbarAutoHideMs} by default. */
  autoHideMs?: number | null;
}

interface SnackbarStackProps {
  snackbars: readonly Snackbar[];
  onClose: (id: string) => void;
}

/** Short messages over the page, newest last, below the header. Rendered in the top layer, so above open dialogs too. */
export function SnackbarStack({ snackbars, onClose }: SnackbarStackProps) {
  const { t } = useTranslation('shell');
  const stack = useRef<HTMLDivElement>(null);
  const count = snackbars.length;
  useEffect(() => {
    const element = stack.current;
    if (!element || count === 0 || typeof element.showPopover !== 'function') return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [count]);
  return (
    <Root ref={stack} popover="manual" role="region" aria-label={t('alerts.label')} data-count={count}>
      {snackbars.map(({ id, message, autoHideMs = snackbarAutoHideMs, ...alert }) => (
        <div key={id}>
          <Alert {...alert} autoHideMs={autoHideMs} onClose={() => onClose(id)}>
            {message}
          </Alert>
        </div>
      ))}
    </Root>
  );
}
