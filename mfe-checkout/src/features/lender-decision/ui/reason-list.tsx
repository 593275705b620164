import { chakra } from '@forecourt/shared-design';
import { declineReasons, type LenderDecision } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& ul': { margin: '0', paddingInlineStart: '5', listStyle: 'disc', display: 'grid', gap: '1' },
  },
});

interface ReasonListProps {
  readonly title: string;
  /** A reason unknown to this release is left to the written notice. */
  readonly reasons: LenderDecision['reasons'];
}

/** Why a lender declined or offers other terms (Regulation B, 12 CFR 1002.9). Renders nothing without a reason. */
export function ReasonList({ title, reasons }: ReasonListProps) {
  const { t } = useTranslation('checkout');
  const known = declineReasons.filter((reason) => reasons.includes(reason));
  if (known.length === 0) return null;
  return (
    <Root>
      <h2>{title}</h2>
      <ul>
        {known.map((reason) => (
          <li key={reason}>{t(`lenderDecision.reasons.${reason}`)}</li>
        ))}
      </ul>
    </Root>
  );
}
