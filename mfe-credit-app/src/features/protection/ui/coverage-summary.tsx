import { Button, chakra, PriceLines } from '@forecourt/shared-design';
import type { ProtectionOffer } from '@forecourt/shared-contracts/protection';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { NextBar, NextCard, NextWays } from '../../purchase/index.ts';
import { chosenTotalCents } from '../domain/chosen-total.ts';
import { CoveragePayment } from './coverage-payment.tsx';
import { useLevelWords } from './use-level-words.ts';

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

interface CoverageSummaryProps {
  readonly offer: ProtectionOffer;
  readonly isLeaving: boolean;
  readonly onContinue: () => void;
}

/** The chosen coverage, its price, and the next step. */
export function CoverageSummary({ offer, isLeaving, onContinue }: CoverageSummaryProps) {
  const { t } = useTranslation('creditApp');
  const words = useLevelWords();
  const { chosen } = offer;
  const lines = chosen.map(({ type, level }) => ({
    id: type,
    label: t(`coverage.type.${type}.name`),
    note: `${words(level).term}, ${words(level).deductible}`,
    amountCents: level.priceCents,
  }));
  return (
    <NextCard
      as="section"
      aria-label={t('coverage.summary.title')}
      position={{ xl: 'sticky' }}
      top={{ xl: '104px' }}
      next={
        <NextWays>
          <NextBar>
            <Button size="lg" busy={isLeaving} onClick={onContinue}>
              {t(chosen.length > 0 ? 'coverage.summary.continueWith' : 'coverage.summary.continueWithout')}
            </Button>
          </NextBar>
          <p>{t('coverage.summary.note')}</p>
        </NextWays>
      }
    >
      <Body>
        {lines.length > 0 ? (
          <PriceLines
            caption={t('coverage.summary.title')}
            lines={[
              ...lines,
              ...(lines.length > 1
                ? [
                    {
                      id: 'total',
                      label: t('coverage.summary.total'),
                      amountCents: chosenTotalCents(offer),
                      kind: 'subtotal' as const,
                    },
                  ]
                : []),
            ]}
          />
        ) : (
          <>
            <h2>{t('coverage.summary.title')}</h2>
            <p>{t('coverage.summary.none')}</p>
          </>
        )}
        <CoveragePayment offer={offer} />
      </Body>
    </NextCard>
  );
}
