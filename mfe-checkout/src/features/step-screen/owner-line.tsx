import { chakra, Icon, type IconName } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** Who an order waits for. */
export type StepOwner = 'you' | 'insurer' | 'us' | 'dealer' | 'lender' | 'bank';

const Root = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    margin: '0',
    textStyle: 'small',
    fontWeight: 'medium',
    '& > svg': { flexShrink: '0', color: 'inkMuted' },
  },
});

/** Whose turn it is: the buyer's, or somebody else's whom the order waits for. */
export function OwnerLine({ owner }: { readonly owner: StepOwner }) {
  const { t } = useTranslation('checkout');
  const icon: IconName = owner === 'you' ? 'user' : 'clock';
  return (
    <Root>
      <Icon name={icon} sizePx={16} />
      {t(`owner.${owner}`)}
    </Root>
  );
}
