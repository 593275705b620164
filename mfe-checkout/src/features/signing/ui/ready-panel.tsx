import { Alert, DefinitionList, LinkButton } from '@forecourt/shared-design';
import type { Contract, ContractTerms } from '@forecourt/shared-contracts/signing';
import {
  formatDateAt,
  formatExactCurrency,
  formatPercent,
  formatTimeAt,
  vehicleName,
  zoneNameAt,
} from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { stepPath } from '../../../domain/step-paths.ts';
import { StepActions } from '../../step-screen/index.ts';
import { ConsentNote } from './consent-note.tsx';

interface ReadyPanelProps {
  readonly orderNumber: string;
  readonly contract: Contract;
  readonly terms: ContractTerms;
}

/** The contract is created and can be read and signed (`contract-ready`). */
export function ReadyPanel({ orderNumber, contract, terms }: ReadyPanelProps) {
  const { t } = useTranslation('checkout');
  const { timeZone } = useTenant().contact;
  const { expiresAt } = contract;
  return (
    <>
      <Alert severity="info" live="off" title={t('signing.ready.title')}>
        {expiresAt &&
          t('signing.ready.until', {
            date: formatDateAt(expiresAt, timeZone),
            time: formatTimeAt(expiresAt, timeZone),
            timeZone: zoneNameAt(expiresAt, timeZone),
          })}
      </Alert>
      <DefinitionList rows={useKeyFacts(terms)} />
      <StepActions>
        <LinkButton href={stepPath(orderNumber, 'signing', 'review')}>{t('signing.ready.action')}</LinkButton>
      </StepActions>
      <ConsentNote orderNumber={orderNumber} />
    </>
  );
}

/** A payment is never shown without its down payment, term and APR (PRICE-74). */
function useKeyFacts({ kind, vehicle: car, totalCents, finance }: ContractTerms) {
  const { t } = useTranslation('checkout');
  const facts = [
    { id: 'contract', label: t('signing.facts.contract'), value: t(`signing.kind.${kind}`) },
    { id: 'vehicle', label: t('signing.facts.vehicle'), value: vehicleName(car) },
    { id: 'total', label: t('signing.facts.total'), value: formatExactCurrency(totalCents) },
  ];
  if (!finance) return facts;
  return [
    ...facts,
    {
      id: 'down',
      label: t('signing.facts.down'),
      value: formatExactCurrency(finance.downPaymentCents),
    },
    {
      id: 'monthly',
      label: t('signing.facts.monthly'),
      value: t('signing.facts.monthlyValue', {
        amount: formatExactCurrency(finance.monthlyPaymentCents),
        term: finance.termMonths,
        apr: formatPercent(finance.aprPercent),
      }),
    },
  ];
}
