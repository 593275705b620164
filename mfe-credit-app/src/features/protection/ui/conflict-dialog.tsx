import { Button, Dialog } from '@forecourt/shared-design';
import { formatList } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { ProtectionType } from '@forecourt/shared-contracts/protection';
import type { CoverageChoice } from '../model/use-coverage-choice.ts';

/** Explains which packages contain one another, and what will be removed, before it happens. */
export function ConflictDialog({ choice }: { readonly choice: CoverageChoice }) {
  const { t } = useTranslation('creditApp');
  const { conflict } = choice;
  if (!conflict) return null;
  const nameOf = (type: ProtectionType) => t(`coverage.type.${type}.name`);
  const others = formatList(conflict.others.map(nameOf));
  const text = conflict.type === 'CP' ? 'coverage.conflict.toUltra' : 'coverage.conflict.fromUltra';
  return (
    <Dialog
      isOpen
      onClose={choice.keep}
      title={t('coverage.conflict.title')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={choice.keep}>
            {t('coverage.conflict.keep')}
          </Button>
          <Button onClick={choice.replace}>{t('coverage.conflict.replace')}</Button>
        </>
      }
    >
      {t(text, { name: nameOf(conflict.type), others })}
    </Dialog>
  );
}
