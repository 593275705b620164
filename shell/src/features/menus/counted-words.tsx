import { VisuallyHidden } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CountBadge } from './count-badge.tsx';

interface CountedWordsProps {
  readonly label: string;
  readonly count: number;
  /** Whether the label is said only, not shown. */
  readonly isIcon?: boolean;
}

/** An item's words with its number: a badge for the eye, the whole number in words for the ear. */
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
