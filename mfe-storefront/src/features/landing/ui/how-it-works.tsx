import { ActionRow, chakra, Icon, LinkButton, type IconName } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { Section } from './section.tsx';
import { useOfferWords } from '../../../platform/use-offer-words.ts';
import { routePaths } from '../../../domain/route-paths.ts';

const steps = [
  { id: 'choose', icon: 'search' },
  { id: 'order', icon: 'cart' },
  { id: 'verify', icon: 'id' },
  { id: 'sign', icon: 'pen' },
  { id: 'drive', icon: 'car' },
] as const satisfies readonly { readonly id: string; readonly icon: IconName }[];

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    margin: '0',
    marginBottom: '8',
    padding: '0',
    display: 'grid',
    // One row of five, else a list: no step is alone.
    gridTemplateColumns: {
      base: '1fr',
      sm: 'repeat(var(--fc-steps-middle, 1), minmax(0, 1fr))',
      md: 'repeat(var(--fc-steps, 5), minmax(0, 1fr))',
    },
    gap: '6',
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: 'var(--fc-step-narrow, 52px 1fr)', md: 'var(--fc-step, 1fr)' },
      gap: '4',
      alignContent: 'start',
      alignItems: 'start',
      borderTop: 'var(--fc-step-rule, 0) solid',
      borderColor: 'line',
      paddingTop: 'var(--fc-step-room, 0)',
    },
    '& li > div': {
      display: { md: 'var(--fc-step-words, block)' },
      gridTemplateColumns: '18rem 1fr',
      alignItems: 'baseline',
    },
    '& .fc-mark': {
      display: 'var(--fc-step-mark, grid)',
      placeItems: 'center',
      width: '52px',
      height: '52px',
      borderRadius: 'card',
      background: 'brandSoft',
      color: 'ink',
    },
    '& h3': { textStyle: 'subheading', margin: '0' },
    '& .fc-number': {
      display: 'var(--fc-step-number, inline)',
      fontSize: 'var(--fc-step-number-size, 1em)',
      lineHeight: '1.1',
      color: 'inkMuted',
      marginInlineEnd: '2',
    },
    '& p': { margin: '0', marginTop: '1.5', color: 'inkMuted' },
  },
});

/** The five steps of buying here, in order. */
export function HowItWorks() {
  const { t } = useTranslation('storefront');
  const words = useOfferWords()('landing');
  return (
    <Section title={t('landing.how.title')} lead={t('landing.how.lead')}>
      <List>
        {steps.map(({ id, icon }, index) => (
          <li key={id}>
            <span className="fc-mark">
              <Icon name={icon} sizePx={24} />
            </span>
            <div>
              <h3>
                <span className="fc-number">{index + 1}</span>
                {t(`landing.how.${id}.title`)}
              </h3>
              <p>{t(`landing.how.${id}.text`, words)}</p>
            </div>
          </li>
        ))}
      </List>
      <ActionRow>
        <LinkButton href={routePaths.search} size="lg" trailingIcon="arrowRight">
          {t('landing.how.action')}
        </LinkButton>
      </ActionRow>
    </Section>
  );
}
