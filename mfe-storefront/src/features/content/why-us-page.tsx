import { Page, PageHeading, type IconName } from '@forecourt/shared-design';
import { formatCount } from '@forecourt/shared-contracts/formats';
import { useTenant } from '@forecourt/shared-contracts/react';
import { ContentSection } from './ui/content-section.tsx';
import { NextStep } from './ui/next-step.tsx';
import { useContentPage } from './model/use-content-page.ts';
import { CardGrid } from './ui/card-grid.ts';
import { IconCard } from './ui/icon-card.tsx';
import { StepRows } from './ui/step-rows.ts';

const reasons: readonly { readonly id: string; readonly icon: IconName }[] = [
  { id: 'price', icon: 'tag' },
  { id: 'numbers', icon: 'gauge' },
  { id: 'deposit', icon: 'shield' },
  { id: 'online', icon: 'pen' },
  { id: 'delivery', icon: 'truck' },
  { id: 'people', icon: 'phone' },
];
const steps = ['choose', 'order', 'verify', 'sign', 'drive'];

/** `/why-us`; returns and inspection are reasons where the dealer promises them (SHOP-82). */
export function WhyUsPage() {
  const { text, title } = useContentPage('whyUs');
  const { moneyBack, inspection } = useTenant().promises;
  return (
    <Page width="wide">
      <PageHeading lead={text('lead')}>{title}</PageHeading>
      <ContentSection title={text('reasonsTitle')}>
        <CardGrid>
          {reasons.map(({ id, icon }) => (
            <IconCard key={id} icon={icon} title={text(`reasons.${id}.title`)}>
              <p>{text(`reasons.${id}.text`)}</p>
            </IconCard>
          ))}
          {moneyBack && (
            <IconCard icon="refresh" title={text('reasons.returns.title', { days: moneyBack.days })}>
              <p>{text('reasons.returns.text', { backMiles: formatCount(moneyBack.miles) })}</p>
            </IconCard>
          )}
          {inspection && (
            <IconCard icon="check" title={text('reasons.inspection.title', inspection)}>
              <p>{text('reasons.inspection.text')}</p>
            </IconCard>
          )}
        </CardGrid>
      </ContentSection>
      <ContentSection title={text('stepsTitle')} lead={text('stepsLead')}>
        <StepRows>
          {steps.map((id) => (
            <li key={id}>
              <h3>{text(`steps.${id}.title`)}</h3>
              <p>{text(`steps.${id}.text`)}</p>
            </li>
          ))}
        </StepRows>
      </ContentSection>
      <NextStep title={text('next.title')} text={text('next.text')} />
    </Page>
  );
}
