import { useId, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { IconButton } from '../action/icon-button.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import { panelStyles } from './panel-styles.ts';
import { useModalElement } from './use-modal-element.ts';

const beside = { height: '100dvh', maxHeight: '100dvh', width: 'min(100vw - 40px, 420px)', marginBlock: '0' };

const Root = chakra('dialog', {
  base: { ...panelStyles, zIndex: 'drawer', maxWidth: '100vw' },
  variants: {
    side: {
      start: {
        ...beside,
        marginInlineStart: '0',
        marginInlineEnd: 'auto',
        animation: 'fc-slide-start {durations.normal} {easings.standard}',
      },
      end: {
        ...beside,
        marginInlineStart: 'auto',
        marginInlineEnd: '0',
        animation: 'fc-slide-end {durations.normal} {easings.standard}',
      },
      bottom: {
        width: '100vw',
        maxHeight: '88dvh',
        margin: '0',
        marginTop: 'auto',
        borderTopRadius: 'card',
        animation: 'fc-slide-bottom {durations.normal} {easings.standard}',
      },
    },
  },
  defaultVariants: { side: 'end' },
});

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Screen edge it slides in from; `bottom` is the sheet on small screens. */
  side?: 'start' | 'end' | 'bottom';
  footer?: ReactNode;
  children: ReactNode;
}

/** Modal panel at a screen edge: mobile menu, filters, order details. Keyboard and focus as in {@link Dialog}. */
export function Drawer({ isOpen, onClose, title, side, footer, children }: DrawerProps) {
  const text = useDesignText();
  const id = useId();
  const drawer = useModalElement({ isOpen, isClosable: true, onClose });
  if (!isOpen) return null;
  return (
    <Root ref={drawer} side={side} aria-labelledby={id}>
      <div className="fc-panel-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={text('dialog.close')} onClick={onClose} />
      </div>
      <div className="fc-panel-body">{children}</div>
      {footer && <div className="fc-panel-foot">{footer}</div>}
    </Root>
  );
}
