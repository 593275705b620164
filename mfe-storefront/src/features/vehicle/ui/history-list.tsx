import { Button, chakra, DefinitionList } from '@forecourt/shared-design';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useLeads } from '../../leads/index.ts';
import { FactSection } from './fact-section.tsx';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    alignContent: 'start',
  },
});

/** The history of a used vehicle; renders nothing for one without previous owners. */
export function HistoryList({ vehicle }: { vehicle: VehicleDetail }) {
  const { t } = useTranslation('storefront');
  const { open, opening } = useLeads();
  const { history } = vehicle;
  if (history.usage === 'none') return null;
  const titleText = (isClean: boolean | undefined) =>
    isClean === undefined
      ? t('vehicle.notStated')
      : t(isClean ? 'vehicle.titleClean' : 'vehicle.titleBranded');
  return (
    <FactSection title={t('vehicle.history')} name="history">
      <Root>
        <DefinitionList
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
        <p>{t('history.note', { name: vehicle.dealer.name })}</p>
        <Button
          variant="secondary"
          busy={opening === 'contact'}
          onClick={() => open({ kind: 'contact', vehicle })}
        >
          {t('history.ask')}
        </Button>
      </Root>
    </FactSection>
  );
}
