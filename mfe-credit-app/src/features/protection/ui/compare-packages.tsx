import { useState } from 'react';
import { Button, chakra, Dialog } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CompareTable, type CompareTableProps } from './compare-table.tsx';

const Note = chakra('p', { base: { margin: '0', textStyle: 'small', color: 'inkMuted' } });

/** Opens the packages side by side. */
export function ComparePackages(props: CompareTableProps) {
  const { t } = useTranslation('creditApp');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon="compare" onClick={() => setOpen(true)}>
        {t('coverage.compare.action')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('coverage.compare.title')} size="lg">
        <CompareTable {...props} />
        <Note>{t('coverage.compare.note')}</Note>
      </Dialog>
    </>
  );
}
