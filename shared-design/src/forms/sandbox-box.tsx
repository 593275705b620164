import type { ReactNode } from 'react';
import { Badge, chakra, useDesignText } from '@forecourt/shared-design';

const Root = chakra('aside', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    padding: '4',
    border: '1px dashed',
    borderColor: 'lineStrong',
    borderRadius: 'small',
    textStyle: 'small',
    '& p, & ul': { margin: '0', color: 'inkMuted' },
    '& ul': { paddingInlineStart: '5', display: 'grid', gap: '1', listStyle: 'disc' },
    '& b, & code': { fontFamily: 'inherit', fontWeight: 'semibold', color: 'ink', overflowWrap: 'anywhere' },
  },
});

export interface SandboxBoxProps {
  /** Accessible name of the box. */
  title: string;
  children: ReactNode;
}

/**
 * Content shown only where stand-ins replace outside services, visually separate from the shop's own text. The caller checks
 * `environment.sandbox`.
 */
export function SandboxBox({ title, children }: SandboxBoxProps) {
  const text = useDesignText();
  return (
    <Root aria-label={title}>
      <Badge tone="info">{text('sandbox')}</Badge>
      {children}
    </Root>
  );
}
