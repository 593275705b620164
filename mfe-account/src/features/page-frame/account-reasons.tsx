import { chakra, Icon, type IconName } from '@forecourt/shared-design';
import { Trans, usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { carPicture } from '../../domain/car-picture.ts';

const Root = chakra('aside', {
  base: {
    // As high as its text, which follows the form's fields; a phone has only the form.
    display: { base: 'none', md: 'block' },
    position: 'sticky',
    top: '104px',
    '& > div': { display: 'grid', gap: '6' },
    padding: '10',
    background: 'hero',
    color: 'onHero',
    borderRadius: 'card',
    '& h2': { textStyle: 'heading', margin: '0' },
    '& .fc-brand': { display: 'inline-block' },
    '& ul': { listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '5' },
    '& li': { display: 'flex', gap: '4', alignItems: 'flex-start' },
    '& svg': { flexShrink: '0', marginTop: '0.5' },
    '& b': { display: 'block', fontWeight: 'semibold' },
    '& li span': { display: 'block', textStyle: 'small' },
    '& .fc-car': {
      width: 'full',
      height: 'auto',
      aspectRatio: '640 / 300',
      objectFit: 'cover',
      objectPosition: '50% 60%',
      // Its reflection ends softly.
      maskImage: 'linear-gradient(#000 70%, transparent)',
    },
  },
});

const reasons: readonly { readonly id: 'orders' | 'tracker' | 'buy'; readonly icon: IconName }[] = [
  { id: 'orders', icon: 'document' },
  { id: 'tracker', icon: 'check' },
  { id: 'buy', icon: 'cart' },
];

interface AccountReasonsProps {
  /** Whether a car is drawn above the list. */
  readonly picture: boolean;
}

/** The benefits of an account, next to the form. */
export function AccountReasons({ picture }: AccountReasonsProps) {
  const { t } = useTranslation('account');
  const tenant = useTenant();
  const { siteOrigin } = usePlatform();
  return (
    <Root aria-labelledby="account-reasons">
      <div>
        {picture && (
          <img
            className="fc-car"
            {...carPicture(tenant, siteOrigin)}
            alt=""
            width={640}
            height={480}
            decoding="async"
            loading="lazy"
          />
        )}
        <h2 id="account-reasons">
          <Trans
            t={t}
            i18nKey="reasons.title"
            values={{ brandName: tenant.brandName }}
            components={{ brand: <span className="fc-brand" /> }}
          />
        </h2>
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
      </div>
    </Root>
  );
}
