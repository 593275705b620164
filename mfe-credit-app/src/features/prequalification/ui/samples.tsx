import type { ReactNode } from 'react';
import { SandboxBox } from '@forecourt/shared-design/forms';
import { usePlatform } from '@forecourt/shared-contracts/react';

/** Values to try where stand-ins replace bureau and carrier; renders nothing on a real site. */
export function Samples({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { environment } = usePlatform();
  if (!environment.sandbox) return null;
  return (
    <SandboxBox title={title}>
      <details>
        <summary>{title}</summary>
        {children}
      </details>
    </SandboxBox>
  );
}
