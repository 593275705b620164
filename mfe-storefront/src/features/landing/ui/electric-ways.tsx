import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { electricShortcuts } from '../domain/electric-shortcuts.ts';
import { Section } from './section.tsx';
import { Ways } from './ways.tsx';

/** Links into the search by electric range and by charge time; nothing where the tenant names none. */
export function ElectricWays() {
  const { t } = useTranslation('storefront');
  const { electricWays } = useTenant().theme.layout;
  if (!electricWays) return null;
  const ways = electricShortcuts(electricWays).map(({ href, kind, value }) => ({
    href,
    label: t(`landing.electric.${kind}`, { value }),
  }));
  return (
    <Section title={t('landing.electric.title')} lead={t('landing.electric.lead')}>
      <Ways ways={ways} />
    </Section>
  );
}
