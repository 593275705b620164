import { useState } from 'react';
import { Badge, Button, Card, chakra } from '@forecourt/shared-design';
import type { ProtectionOffer, ProtectionPackage } from '@forecourt/shared-contracts/protection';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { packageState } from '../model/package-state.ts';
import type { Coverage } from '../model/use-coverage.ts';
import type { CoverageChoice } from '../model/use-coverage-choice.ts';
import { packageHeadingId } from '../model/use-kept-focus.ts';
import { PackageActions } from './package-actions.tsx';
import { PackageDetails } from './package-details.tsx';
import { levelField, PackageLevels } from './package-levels.tsx';
import { PackageNotices } from './package-notices.tsx';
import { useExampleWords } from './use-example-words.ts';

const Root = chakra('article', {
  base: {
    display: 'grid',
    gap: '4',
    '& h2': { textStyle: 'heading', margin: '0' },
    '& p': { margin: '0' },
    '& .fc-head': { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
    '& .fc-note': { textStyle: 'small', color: 'inkMuted' },
    '& .fc-details': { justifySelf: 'start', marginInlineStart: '-3.5', '& button': { textAlign: 'start' } },
  },
});

interface PackageCardProps extends Pick<Coverage, 'isTrying' | 'retry'> {
  readonly offered: ProtectionPackage;
  readonly offer: ProtectionOffer;
  readonly choice: CoverageChoice;
}

/** One package: its description, its levels with their prices, and actions to add, change and remove it. */
export function PackageCard({ offered, offer, choice, ...trying }: PackageCardProps) {
  const { t } = useTranslation('creditApp');
  const { isElectric = false } = offer.vehicle;
  const exampleOf = useExampleWords(isElectric);
  const [marked, setMarked] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { type, category, levels } = offered;
  const state = packageState(offered, offer, marked);
  const name = t(`coverage.type.${type}.name`);
  const example = exampleOf(type);
  return (
    <Card {...(state.chosen && { borderColor: 'brand', boxShadow: 'inset 0 0 0 1px var(--fc-brand)' })}>
      <Root aria-labelledby={packageHeadingId(type)}>
        {(type !== 'GAP' || state.chosen) && (
          <div className="fc-head">
            {type !== 'GAP' && <Badge>{t(`coverage.category.${category}`)}</Badge>}
            {state.chosen && (
              <Badge tone="success" icon="check">
                {t('coverage.package.chosen')}
              </Badge>
            )}
          </div>
        )}
        <h2 id={packageHeadingId(type)} tabIndex={-1}>
          {name}
        </h2>
        <p>{t(`coverage.type.${type}.summary`)}</p>
        {example && <p className="fc-note">{example}</p>}
        {type === 'CP' && <p className="fc-note">{t('coverage.package.includes')}</p>}
        <div className="fc-details">
          <Button
            variant="quiet"
            size="sm"
            icon="info"
            aria-label={t('coverage.package.detailsOf', { name })}
            onClick={() => setReading(true)}
          >
            {t('coverage.package.details')}
          </Button>
        </div>
        <PackageNotices state={state} isPricingDown={offer.isPricingDown} {...trying} />
        <PackageLevels
          offered={offered}
          price={offer.price}
          isAdded={state.chosen !== undefined}
          value={state.value}
          isAsked={isAsked && state.value === undefined}
          onChange={setMarked}
        />
        <PackageActions
          {...{ type, name, state, choice }}
          onAsk={() => {
            setAsked(true);
            document.querySelector<HTMLElement>(`[name="${levelField(type)}"]:enabled`)?.focus();
          }}
        />
      </Root>
      <PackageDetails
        isOpen={isReading}
        onClose={() => setReading(false)}
        type={type}
        isElectric={isElectric}
        level={levels.find(({ code }) => code === state.example)}
        refund={offer.refund}
      />
    </Card>
  );
}
