import { useId, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { IconButton } from '../action/icon-button.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import { panelStyles } from './panel-styles.ts';
import { useModalElement } from './use-modal-element.ts';

const Root = chakra('dialog', {
  base: {
    ...panelStyles,
    zIndex: 'modal',
    margin: 'auto',
    marginBottom: { base: '0', sm: 'auto' },
    width: { base: '100vw', sm: 'calc(100vw - 48px)' },
    maxWidth: { base: '100vw', sm: '560px' },
    maxHeight: { base: 'calc(100dvh - 32px)', sm: 'min(86dvh, 860px)' },
    borderRadius: 'card',
    borderBottomRadius: { base: '0', sm: 'card' },
    animation: {
      base: 'fc-slide-bottom {durations.normal} {easings.standard}',
      sm: 'fc-rise {durations.normal} {easings.standard}',
    },
  },
  variants: {
    size: { sm: { maxWidth: { sm: '440px' } }, md: {}, lg: { maxWidth: { sm: '840px' } } },
  },
  defaultVariants: { size: 'md' },
});

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** False removes the close button and disables Escape: the content must then offer a way to leave. */
  isClosable?: boolean;
  size?: 'sm' | 'md' | 'lg';
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Modal dialog: never closed by a click outside, by Escape only if closable (SITE-26). Focus moves in, stays in and returns to the opener
 * (FIELD-117). On small screens the dialog is at the bottom.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, isClosable = true, size, footer, children } = props;
  const text = useDesignText();
  const id = useId();
  const dialog = useModalElement({ isOpen, isClosable, onClose });
  if (!isOpen) return null;
  return (
    <Root ref={dialog} size={size} aria-labelledby={id}>
      <div className="fc-panel-head">
        <h2 id={id}>{title}</h2>
        {isClosable && <IconButton icon="close" label={text('dialog.close')} onClick={onClose} />}
      </div>
      <div className="fc-panel-body">{children}</div>
      {footer && <div className="fc-panel-foot">{footer}</div>}
    </Root>
  );
}
