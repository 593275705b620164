import { chakra, Icon, type IconName } from '@forecourt/shared-design';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { carPicture } from '../../domain/car-picture.ts';

const Root = chakra('aside', {
  base: {
    display: 'grid',
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
    '& .fc-car': {
      display: { base: 'none', md: 'block' },
      width: 'full',
      height: 'auto',
      aspectRatio: '640 / 340',
      objectFit: 'cover',
      objectPosition: '50% 62%',
    },
  },
  variants: {
    layout: {
      image: { alignContent: 'center' },
      /** Next to a form for people who have an account: the reasons align with its top, and a phone has only the form. */
      plain: { alignSelf: 'start', display: { base: 'none', md: 'grid' } },
    },
  },
});

const reasons: readonly { readonly id: 'orders' | 'tracker' | 'buy'; readonly icon: IconName }[] = [
  { id: 'orders', icon: 'document' },
  { id: 'tracker', icon: 'check' },
  { id: 'buy', icon: 'cart' },
];

interface AccountReasonsProps {
  /** Whether a car is drawn above the list, when the panel is next to the form. */
  readonly picture: boolean;
}

/** The benefits of an account, next to the form. */
export function AccountReasons({ picture }: AccountReasonsProps) {
  const { t } = useTranslation('account');
  const { brandName, theme } = useTenant();
  const { siteOrigin } = usePlatform();
  return (
    <Root aria-labelledby="account-reasons" layout={picture ? 'image' : 'plain'}>
      {picture && (
        <img
          className="fc-car"
          src={siteOrigin + carPicture(theme.palette)}
          alt=""
          width={640}
          height={480}
          decoding="async"
        />
      )}
      <h2 id="account-reasons">{t('reasons.title', { brandName })}</h2>
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
