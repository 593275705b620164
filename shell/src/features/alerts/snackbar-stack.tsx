import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
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
    // Not of the copy in a closing dialog, which is no open popover.
    '&:popover-open': { display: 'flex' },
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

/** Puts the stack into the top layer, which accepts nothing that has just left the page. */
const show = (element: HTMLElement | null) => element?.isConnected && element.showPopover?.();

/**
 * The open dialog on top, looked for with every change of `count`: what is outside of a modal dialog can neither be pressed nor heard, even
 * above it.
 */
function useTopDialog(count: number): Element | undefined {
  const [dialog, setDialog] = useState<Element>();
  useLayoutEffect(() => {
    const look = () => {
      // One with `popover` is the closing copy of a dialog.
      const top = [...document.querySelectorAll('dialog[open]:not([popover])')].at(-1);
      top?.addEventListener('close', look);
      setDialog(top);
    };
    look();
  }, [count]);
  return dialog;
}

/** Short messages over the page, newest last, below the header. They are in the top layer, and inside of an open dialog. */
export function SnackbarStack({ snackbars, onClose }: SnackbarStackProps) {
  const { t } = useTranslation('shell');
  const dialog = useTopDialog(snackbars.length);
  const region = (
    <Root ref={show} popover="manual" role="region" aria-label={t('alerts.label')}>
      {snackbars.map(({ id, message, autoHideMs = snackbarAutoHideMs, ...alert }) => (
        <div key={id}>
          <Alert {...alert} autoHideMs={autoHideMs} onClose={() => onClose(id)}>
            {message}
          </Alert>
        </div>
      ))}
    </Root>
  );
  return dialog ? createPortal(region, dialog) : region;
}
