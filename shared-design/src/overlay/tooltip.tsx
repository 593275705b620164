import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon/icon.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import { placeTooltip } from './place-tooltip.ts';

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    verticalAlign: 'middle',
    '& > button': {
      display: 'inline-grid',
      placeItems: 'center',
      position: 'relative',
      width: '24px',
      height: '24px',
      borderRadius: 'full',
      color: 'inkMuted',
      cursor: 'help',
      _hover: { color: 'ink' },
      _focusVisible: { outline: '3px solid var(--fc-link)', outlineOffset: '1px' },
      _after: { content: '""', position: 'absolute', inset: '-10px' },
    },
    '& > [role=tooltip]': {
      position: 'fixed',
      inset: 'auto',
      zIndex: 'tooltip',
      margin: '0',
      width: 'max-content',
      maxWidth: 'min(300px, calc(100vw - 16px))',
      padding: '3',
      border: '0',
      borderRadius: 'small',
      background: 'ink',
      color: 'surfaceRaised',
      fontSize: 'sm',
      fontWeight: 'normal',
      lineHeight: '1.45',
      textAlign: 'start',
      whiteSpace: 'normal',
      boxShadow: 'floating',
      overflow: 'visible',
      // Bridges the gap to the button, so that the tooltip stays open while the pointer moves onto it (WCAG 1.4.13).
      _before: { content: '""', position: 'absolute', inset: '-10px', zIndex: '-1' },
    },
    '& > [role=tooltip]:not(:popover-open):not([data-open=true])': { display: 'none' },
  },
});

export interface TooltipProps {
  /** The subject, for the button's accessible name: 'More about {label}'. */
  label: string;
  children: ReactNode;
}

function closeBubble(element: HTMLElement | null): void {
  if (!element) return;
  delete element.dataset['open'];
  if (typeof element.hidePopover === 'function' && element.matches(':popover-open')) element.hidePopover();
}

/**
 * A small i-button whose explanation shows on hover, focus and click, stays while the pointer is over it and hides on Escape. It is only
 * positioned when it opens.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const text = useDesignText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const show = () => {
    const element = bubble.current;
    const anchor = button.current;
    if (!element || !anchor || isOpen) return;
    setIsOpen(true);
    element.dataset['open'] = 'true';
    element.showPopover?.();
    const place = placeTooltip(anchor.getBoundingClientRect(), element.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
    });
    element.style.top = `${place.top}px`;
    element.style.left = `${place.left}px`;
  };
  const hide = () => {
    setIsOpen(false);
    closeBubble(bubble.current);
  };
  // Escape also hides a hovered explanation, wherever focus is (WCAG 1.4.13); a surrounding dialog stays open.
  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
      closeBubble(bubble.current);
    };
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  }, [isOpen]);
  return (
    <Root onMouseEnter={show} onMouseLeave={hide}>
      <button
        ref={button}
        type="button"
        aria-label={text('tooltip.more', { label })}
        aria-describedby={isOpen ? id : undefined}
        onFocus={show}
        onBlur={hide}
        onClick={show}
      >
        <Icon name="info" sizePx={16} />
      </button>
      <span ref={bubble} id={id} role="tooltip" popover="manual" data-open={isOpen || undefined}>
        {children}
      </span>
    </Root>
  );
}
