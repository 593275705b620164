import { chakra, Icon, type IconName } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('aside', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: '6',
    padding: { base: '6', md: '10' },
    background: 'hero',
    color: 'onHero',
    borderRadius: 'card',
    '& h2': { textStyle: 'heading', margin: '0' },
    '& ul': { listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '5' },
    '& li': { display: 'flex', gap: '4', alignItems: 'flex-start' },
    '& svg': { flexShrink: '0', marginTop: '0.5' },
    '& b': { display: 'block', fontWeight: 'semibold' },
    '& span': { display: 'block', textStyle: 'small' },
  },
});

const reasons: readonly { readonly id: string; readonly icon: IconName }[] = [
  { id: 'orders', icon: 'document' },
  { id: 'tracker', icon: 'check' },
  { id: 'buy', icon: 'cart' },
];

/** What an account is good for, beside the form. */
export function SignInReasons() {
  const { t } = useTranslation('account');
  const { brandName } = useTenant();
  return (
    <Root aria-labelledby="sign-in-reasons">
      <h2 id="sign-in-reasons">{t('reasons.title', { brandName })}</h2>
      <ul>
        {reasons.map(({ id, icon }) => (
          <li key={id}>
            <Icon name={icon} sizePx={24} />
            <div>
              <b>{t(`reasons.${id}.title`)}</b>
              <span>{t(`reasons.${id}.text`)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Root>
  );
}
