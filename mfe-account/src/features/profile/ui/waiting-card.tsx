import { DefinitionList, Skeleton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { ProfileCard } from './profile-card.tsx';
import { useCard } from './use-card.ts';

interface WaitingCardProps {
  readonly title: string;
  /** What is shown below the value; without it the value stands alone. */
  readonly hint?: string;
}

/** A card of one line whose value is still loading, as tall as with the value. */
export function WaitingCard({ title, hint }: WaitingCardProps) {
  const { t } = useTranslation('account');
  return (
    <ProfileCard title={title} card={useCard()}>
      <p className="fc-value" role="status" aria-label={t('profile.loading')}>
        <WaitingText width="12em" />
      </p>
      {hint && <p className="fc-muted">{hint}</p>}
    </ProfileCard>
  );
}

interface WaitingRowsProps {
  /** Labels of the rows, by their ids. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Rows whose values are still loading, as tall as with them. */
export function WaitingRows({ labels }: WaitingRowsProps) {
  const { t } = useTranslation('account');
  return (
    <div role="status" aria-label={t('profile.loading')}>
      <DefinitionList
        rows={Object.entries(labels).map(([id, label]) => ({
          id,
          label,
          value: <WaitingText width="2em" />,
        }))}
      />
    </div>
  );
}

/** The lines of an address that is still loading. */
export function WaitingLines() {
  const { t } = useTranslation('account');
  return (
    <div role="status" aria-label={t('profile.loading')}>
      <Skeleton height="91px" />
    </div>
  );
}

/** A gray shape in a line of text, which does not change the line's height. */
function WaitingText({ width }: { readonly width: string }) {
  return (
    <Skeleton display="inline-block" verticalAlign="text-bottom" height="1em" maxWidth="full" width={width} />
  );
}
