import { chakra, DefinitionList } from '@forecourt/shared-design';
import type { VehicleHistory } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { FactSection } from './fact-section.tsx';

const Note = chakra('p', { base: { margin: '0', textStyle: 'small', color: 'inkMuted' } });

/** The history of a used vehicle; renders nothing for one without previous owners. */
export function HistoryList({ history }: { history: VehicleHistory }) {
  const { t } = useTranslation('storefront');
  if (history.usage === 'none') return null;
  const titleText = (isClean: boolean | undefined) =>
    isClean === undefined
      ? t('vehicle.notStated')
      : t(isClean ? 'vehicle.titleClean' : 'vehicle.titleBranded');
  return (
    <FactSection title={t('vehicle.history')}>
      <DefinitionList
        look="grid"
        rows={[
          { id: 'owners', label: t('vehicle.owners'), value: history.ownerCount },
          {
            id: 'accidents',
            label: t('vehicle.accidents'),
            value:
              history.accidentCount === undefined
                ? t('vehicle.notStated')
                : t('vehicle.accidentCount', { count: history.accidentCount }),
          },
          {
            id: 'service',
            label: t('vehicle.serviceRecords'),
            value: history.serviceRecordCount ?? t('vehicle.notStated'),
          },
          {
            id: 'title',
            label: t('vehicle.title'),
            value: titleText(history.hasCleanTitle),
          },
          {
            id: 'usage',
            label: t('vehicle.usage'),
            value: history.usage ? t(`vehicle.usageKind.${history.usage}`) : t('vehicle.notStated'),
          },
        ]}
      />
      <Note>{t('history.note')}</Note>
    </FactSection>
  );
}
