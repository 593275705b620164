import { ContactText, type IconName, Page, PageHeading } from '@forecourt/shared-design';
import { formatCount } from '@forecourt/shared-contracts/formats';
import { useTenant } from '@forecourt/shared-contracts/react';
import { ContentSection } from './ui/content-section.tsx';
import { NextStep } from './ui/next-step.tsx';
import { useContentPage } from './model/use-content-page.ts';
import { CardGrid } from './ui/card-grid.ts';
import { IconCard } from './ui/icon-card.tsx';
import { LimitedWarranty } from './ui/limited-warranty.tsx';
import { ProtectionPlans } from './ui/protection-plans.tsx';
import { SideBySide } from './ui/side-by-side.ts';
import { StepRows } from './ui/step-rows.ts';

const kinds: readonly { readonly id: 'new' | 'certified' | 'used'; readonly icon: IconName }[] = [
  { id: 'new', icon: 'tag' },
  { id: 'certified', icon: 'shield' },
  { id: 'used', icon: 'car' },
];
const steps = ['stop', 'call', 'repair'];

/** `/warranty`: the warranties of a vehicle that the dealer offers (SHOP-82), and its protection plans if it sells any. */
export function WarrantyPage() {
  const { promises, protection } = useTenant();
  const { text, title } = useContentPage('warranty', protection ? '' : 'Alone');
  const { limitedWarranty, moneyBack, inspection } = promises;
  const limits = limitedWarranty && {
    months: limitedWarranty.months,
    warrantyMiles: formatCount(limitedWarranty.miles),
  };
  return (
    <Page width="wide">
      <PageHeading lead={text('lead')}>{title}</PageHeading>
      <ContentSection title={text('kindsTitle')}>
        <CardGrid>
          {kinds.map(({ id, icon }) => (
            <IconCard key={id} icon={icon} title={text(`kinds.${id}.title`)}>
              <p>
                {id === 'used'
                  ? text(limits ? 'kinds.used.limited' : 'kinds.used.none', limits ?? undefined)
                  : text(`kinds.${id}.text`)}
              </p>
            </IconCard>
          ))}
        </CardGrid>
        <p>{text('guide')}</p>
      </ContentSection>
      {limits && <LimitedWarranty limits={limits} />}
      {(inspection ?? moneyBack) && (
        <SideBySide>
          {inspection && (
            <ContentSection title={text('inspectionTitle', inspection)}>
              <p>{text('inspection', inspection)}</p>
            </ContentSection>
          )}
          {moneyBack && (
            <ContentSection title={text('moneyBackTitle')}>
              <p>{text('moneyBack', { days: moneyBack.days, backMiles: formatCount(moneyBack.miles) })}</p>
            </ContentSection>
          )}
        </SideBySide>
      )}
      <ContentSection title={text('claimTitle')}>
        <StepRows>
          {steps.map((id) => (
            <li key={id}>
              <h3>{text(`claim.${id}.title`)}</h3>
              <p>
                <ContactText>{text(`claim.${id}.text`)}</ContactText>
              </p>
            </li>
          ))}
        </StepRows>
      </ContentSection>
      {protection && <ProtectionPlans refund={protection.refund} />}
      <NextStep title={text('next.title')} text={text('next.text')} asksDealer />
    </Page>
  );
}
