import { Alert, chakra, ContactText, Page, PageHeading } from '@forecourt/shared-design';
import { formatCurrency, formatList, formatPercent } from '@forecourt/shared-contracts/formats';
import { useTenant } from '@forecourt/shared-contracts/react';
import { ContentSection } from './ui/content-section.tsx';
import { NextStep } from './ui/next-step.tsx';
import { useContentPage } from './model/use-content-page.ts';
import { BudgetCalculator } from './ui/budget-calculator.tsx';
import { BulletList } from './ui/bullet-list.ts';
import { CreditTierTable } from './ui/credit-tier-table.tsx';
import { paymentExample } from './domain/payment-example.ts';
import { StepRows } from './ui/step-rows.ts';
import { TermTable } from './ui/term-table.tsx';

const Note = chakra('div', { base: { marginTop: '6', textWrap: 'balance' } });
const parts = ['financed', 'rate', 'term'];
const changes = ['down', 'term', 'credit', 'condition', 'place', 'incentives'];
const needs = ['name', 'ssn', 'housing', 'work', 'buyer'];

/** `/financing` */
export function FinancingPage() {
  const { text, title } = useContentPage('financing');
  const { payment } = useTenant();
  const example = paymentExample(payment);
  const values = {
    down: formatCurrency(payment.defaultDownPaymentCents),
    minimum: formatCurrency(payment.minimumFinancedCents),
    months: payment.defaultTermMonths,
    // As in all texts, without a comma before the last one.
    terms: formatList(payment.termsMonths.map(String), 'or').replace(', or', ' or'),
    tier: example.tierName,
    apr: formatPercent(example.aprPercent),
    amount: formatCurrency(example.amountCents),
  };
  return (
    <Page width="wide">
      <PageHeading lead={text('lead')}>{title}</PageHeading>
      <ContentSection title={text('budget.title')} lead={text('budget.text')}>
        <BudgetCalculator />
      </ContentSection>
      <Note>
        <Alert severity="info" live="off" title={text('noteTitle')}>
          {text('note')}
        </Alert>
      </Note>
      <ContentSection title={text('how.title')} lead={text('how.text')}>
        <StepRows>
          {parts.map((id) => (
            <li key={id}>
              <h3>{text(`how.${id}.title`)}</h3>
              <p>{text(`how.${id}.text`, values)}</p>
            </li>
          ))}
        </StepRows>
      </ContentSection>
      <ContentSection title={text('rates.title')} lead={text('rates.text')}>
        <CreditTierTable tiers={payment.creditTiers} />
        <p>
          <ContactText>{text('rates.below')}</ContactText>
        </p>
      </ContentSection>
      <ContentSection title={text('terms.title')} lead={text('terms.text', values)}>
        <TermTable example={example} downCents={payment.defaultDownPaymentCents} />
        <p>{text('terms.note', values)}</p>
      </ContentSection>
      <ContentSection title={text('changes.title')}>
        <BulletList>
          {changes.map((id) => (
            <li key={id}>{text(`changes.${id}`)}</li>
          ))}
        </BulletList>
      </ContentSection>
      <ContentSection title={text('apply.title')} lead={text('apply.lead')}>
        <BulletList>
          {needs.map((id) => (
            <li key={id}>{text(`apply.${id}`)}</li>
          ))}
        </BulletList>
        <p>{text('apply.after')}</p>
      </ContentSection>
      <ContentSection title={text('cash.title')}>
        <p>{text('cash.text')}</p>
      </ContentSection>
      <NextStep title={text('next.title')} text={text('next.text')} />
    </Page>
  );
}
