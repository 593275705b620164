import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { IconButton } from '../action/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { ContactText } from '../text/contact-text.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import { severityIcons, type Severity } from './tone.ts';
import { useAutoHide } from './use-auto-hide.ts';

const tone = (name: string, soft: string) => ({
  background: soft,
  borderColor: `color-mix(in srgb, var(--fc-${name}) 35%, transparent)`,
  '& > svg': { color: name },
});

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '4',
    border: '1px solid',
    borderRadius: 'small',
    color: 'ink',
    lineHeight: '1.5',
    '& > svg': { flexShrink: '0', marginTop: '0.5' },
    '& .fc-body': { flex: '1', minWidth: '0' },
    '& .fc-title': { display: 'block', fontWeight: 'semibold' },
    // On a phone they are below the icon, too, as wide as other actions.
    '& .fc-actions': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      marginTop: '3',
      marginInlineStart: { base: '-8', sm: '0' },
    },
    '& > button': { margin: '-2.5', marginInlineStart: '0' },
    '& a:not(.fc-actions a)': {
      color: 'inherit',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
  variants: {
    severity: {
      success: tone('positive', 'positiveSoft'),
      error: tone('critical', 'criticalSoft'),
      info: tone('info', 'infoSoft'),
      warning: tone('warning', 'warningSoft'),
    },
  },
});

export interface AlertProps {
  severity: Severity;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Shows a close button; called by it and when the time is up. */
  onClose?: (() => void) | undefined;
  /** Time in ms after which it closes by itself (10 s in SITE-21); null, the default, keeps it open. */
  autoHideMs?: number | null;
  /** `off` if the text is part of the initial page and should not be announced. */
  live?: 'auto' | 'off';
}

/**
 * Inline message. Errors and warnings interrupt (role alert), others are announced politely (role status). Its timer pauses on hover and
 * while focus is inside.
 */
export function Alert(props: AlertProps) {
  const { severity, title, children, actions, onClose, autoHideMs = null, live = 'auto' } = props;
  const text = useDesignText();
  const autoHide = useAutoHide(autoHideMs, onClose);
  const role = severity === 'error' || severity === 'warning' ? 'alert' : 'status';
  return (
    <Root severity={severity} role={live === 'off' ? undefined : role} {...autoHide}>
      <Icon name={severityIcons[severity]} title={text(`alert.${severity}`)} />
      <div className="fc-body">
        {title && <span className="fc-title">{title}</span>}
        <ContactText>{children}</ContactText>
        {actions && <div className="fc-actions">{actions}</div>}
      </div>
      {onClose && <IconButton icon="close" label={text('alert.close')} onClick={onClose} sizePx={18} />}
    </Root>
  );
}
