import { useState } from 'react';
import { ActionRow, ContactText, LinkButton, Page, PageHeading } from '@forecourt/shared-design';
import { zoneNameAt } from '@forecourt/shared-contracts/formats';
import { useTenant } from '@forecourt/shared-contracts/react';
import { ContentSection } from './ui/content-section.tsx';
import { NextStep } from './ui/next-step.tsx';
import { useContentPage } from './model/use-content-page.ts';
import { BulletList } from './ui/bullet-list.ts';
import { SideBySide } from './ui/side-by-side.ts';
import { StepRows } from './ui/step-rows.ts';

const steps = ['tell', 'offer', 'use'];
const needs = ['vin', 'mileage', 'condition', 'title', 'loan'];
const rules = ['valid', 'one', 'loan', 'lease'];

/** `/trade-in`: how a trade-in works here and what it requires, and a link to an offer (SHOP-86). */
export function SellYourCarPage() {
  const { text, title } = useContentPage('tradeIn');
  const { timeZone } = useTenant().contact;
  const [today] = useState(() => new Date());
  const zone = zoneNameAt(today, timeZone);
  return (
    <Page width="wide">
      <PageHeading lead={text('lead')}>{title}</PageHeading>
      <ActionRow marginTop="6">
        <LinkButton href="/trade-in/offer" size="lg" trailingIcon="arrowRight">
          {text('offer')}
        </LinkButton>
      </ActionRow>
      <ContentSection title={text('stepsTitle')}>
        <StepRows>
          {steps.map((id) => (
            <li key={id}>
              <h3>{text(`steps.${id}.title`)}</h3>
              <p>
                <ContactText>{text(`steps.${id}.text`, { zone })}</ContactText>
              </p>
            </li>
          ))}
        </StepRows>
      </ContentSection>
      <SideBySide>
        <ContentSection title={text('needsTitle')}>
          <BulletList>
            {needs.map((id) => (
              <li key={id}>{text(`needs.${id}`)}</li>
            ))}
          </BulletList>
        </ContentSection>
        <ContentSection title={text('rulesTitle')}>
          <BulletList>
            {rules.map((id) => (
              <li key={id}>{text(`rules.${id}`)}</li>
            ))}
          </BulletList>
        </ContentSection>
      </SideBySide>
      <NextStep title={text('next.title')} text={text('next.text')} />
    </Page>
  );
}
