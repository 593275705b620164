import { chakra, Dialog } from '@forecourt/shared-design';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import type {
  ProtectionLevel,
  ProtectionOffer,
  ProtectionType,
} from '@forecourt/shared-contracts/protection';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { coveredParts, excludedLimits, partText } from '../domain/covered-parts.ts';
import { RefundTable } from './refund-table.tsx';
import { useExampleWords } from './use-example-words.ts';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    _focusVisible: { outline: '3px solid var(--fc-link)', outlineOffset: '4px' },
    '& h3': { textStyle: 'subheading', margin: '0', marginBottom: '2' },
    '& ul': { margin: '0', paddingInlineStart: '5', listStyle: 'disc', display: 'grid', gap: '1.5' },
    '& p': { margin: '0' },
    '& .fc-note': { textStyle: 'small', color: 'inkMuted' },
  },
});

interface PackageDetailsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly type: ProtectionType;
  readonly isElectric: boolean;
  /** The level for which the refund is calculated. */
  readonly level: ProtectionLevel | undefined;
  readonly refund: ProtectionOffer['refund'];
}

/** What a package covers and excludes, examples of what it saves, and the refund when it is canceled. */
export function PackageDetails({ isOpen, onClose, type, isElectric, level, refund }: PackageDetailsProps) {
  const { t } = useTranslation('creditApp');
  const example = useExampleWords(isElectric)(type);
  const name = t(`coverage.type.${type}.name`);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={name}>
      {/* Long, and with no other focusable element: makes it scrollable by keyboard. */}
      <Root role="group" tabIndex={0} aria-label={name}>
        <p>{t(`coverage.type.${type}.summary`)}</p>
        <section>
          <h3>{t('coverage.details.covered')}</h3>
          <ul>
            {coveredParts(type).map((part) => (
              <li key={part}>
                {t(`coverage.part.${part}.${partText(part, isElectric)}` as TextKey<'creditApp'>)}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{t('coverage.details.notCovered')}</h3>
          <ul>
            {excludedLimits(type, isElectric).map((limit) => (
              <li key={limit}>{t(`coverage.type.${type}.limits.${limit}` as TextKey<'creditApp'>)}</li>
            ))}
          </ul>
        </section>
        {example && (
          <section>
            <h3>{t('coverage.details.example')}</h3>
            <p>{example}</p>
          </section>
        )}
        <section>
          <h3>{t('coverage.details.refundTitle')}</h3>
          <p>
            {t('coverage.details.refundRule', {
              count: refund.fullRefundDays,
              fee: formatCurrency(refund.feeCents),
            })}
          </p>
          {level && level.priceCents !== null && (
            <RefundTable level={{ ...level, priceCents: level.priceCents }} refund={refund} />
          )}
        </section>
        <p className="fc-note">{t('coverage.details.contract')}</p>
      </Root>
    </Dialog>
  );
}
