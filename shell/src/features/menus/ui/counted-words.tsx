import { VisuallyHidden } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CountBadge } from './count-badge.tsx';

interface CountedWordsProps {
  readonly label: string;
  readonly count: number;
  /** Whether the label is only announced, not shown. */
  readonly isIcon?: boolean;
}

/** An item's label with its number: a visible badge, and the full number as text for screen readers. */
export function CountedWords({ label, count, isIcon = false }: CountedWordsProps) {
  const { t } = useTranslation('shell');
  if (count === 0) return isIcon ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  return (
    <>
      <VisuallyHidden>{t('header.withCount', { label, count })}</VisuallyHidden>
      {!isIcon && <span aria-hidden="true">{label}</span>}
      <CountBadge count={count} />
    </>
  );
}
