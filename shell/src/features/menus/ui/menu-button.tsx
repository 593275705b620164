import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button, chakra, Icon, type IconName } from '@forecourt/shared-design';
import { panelViews } from './panel-views.ts';
import { useDismiss } from '../model/use-dismiss.ts';
import { usePanel } from './use-panel.ts';

const Root = chakra('div', { base: { position: 'relative' } });

/** Returns where the arrow keys move from `current` within a panel; undefined for a key that moves nothing. */
function nextIndex(key: string, current: number, count: number): number | undefined {
  const last = count - 1;
  const stops: Partial<Record<string, number>> = {
    ArrowDown: (current + 1) % count,
    ArrowUp: current > 0 ? current - 1 : last,
    Home: 0,
    End: last,
  };
  return stops[key];
}

interface MenuButtonProps {
  readonly panel: 'account' | 'support';
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/**
 * A button that shows and hides a panel of links (APG 'Disclosure navigation menu'): Tab moves through it, the arrow keys, Home and End
 * move within it, Escape closes it and returns focus.
 */
export function MenuButton({ panel, icon, children }: MenuButtonProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const entersByKey = useRef(false);
  const { isOpen, open, close, prepare } = usePanel(panel);
  useDismiss(root, isOpen, close);
  const stops = () => [...(root.current?.querySelectorAll<HTMLElement>(`[id="${id}"] :is(a, button)`) ?? [])];
  useEffect(() => {
    if (isOpen && entersByKey.current) stops()[0]?.focus();
    entersByKey.current = false;
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      entersByKey.current = true;
      void open();
      return;
    }
    const all = stops();
    const at = all.findIndex((stop) => stop === document.activeElement);
    const next = nextIndex(event.key, at, all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <Root ref={root} onKeyDown={handleKeyDown}>
      <Button
        variant="quiet"
        size="sm"
        {...(icon && { icon })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (isOpen ? close() : void open())}
      >
        {children}
        <Icon name="chevronDown" sizePx={16} />
      </Button>
      {isOpen && (
        <div id={id}>
          <panelViews.View id={panel} onClose={close} />
        </div>
      )}
    </Root>
  );
}
