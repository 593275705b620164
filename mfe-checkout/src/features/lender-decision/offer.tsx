import { useState } from 'react';
import { httpFailure } from '@forecourt/shared-contracts';
import { Alert, Button, Card, chakra } from '@forecourt/shared-design';
import type { LenderTerms } from '@forecourt/shared-contracts/commerce';
import { landingStep } from '@forecourt/shared-contracts/progress';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { stepPath } from '../../domain/step-paths.ts';
import { useTracker } from '../tracker/index.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { useRespond } from './lender-decision.queries.ts';
import { LoanTerms } from './loan-terms.tsx';

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& .fc-actions': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& .fc-small': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

interface OfferProps {
  readonly terms: LenderTerms;
  readonly lender: string;
}

/** The approved terms, with accepting them, which leads to the first open step, and declining them, which is confirmed first. */
export function Offer({ terms, lender }: OfferProps) {
  const { t } = useTranslation('checkout');
  const { navigation } = usePlatform();
  const { orderNumber, data, steps } = useTracker();
  const [isDeclining, setDeclining] = useState(false);
  const accept = useRespond(orderNumber, 'accept', () =>
    navigation.push(stepPath(orderNumber, landingStep(steps))),
  );
  const decline = useRespond(orderNumber, 'decline', () => setDeclining(false));
  const failureOf = useFailureText();
  const { vehicle } = data.order;
  return (
    <Card padding="lg">
      <Body>
        <h2>{t('lenderDecision.approved.termsTitle')}</h2>
        <LoanTerms terms={terms} lender={lender} />
        <p className="fc-small">{t('lenderDecision.approved.meaning', { lender })}</p>
        {accept.error && <Alert severity="error">{failureOf(accept.error)}</Alert>}
        <div className="fc-actions">
          <Button size="lg" busy={accept.isPending || accept.isSuccess} onClick={() => accept.mutate()}>
            {t('lenderDecision.approved.accept')}
          </Button>
          <Button
            variant="secondary"
            size="lg"
            disabled={accept.isPending || accept.isSuccess}
            onClick={() => {
              decline.reset();
              setDeclining(true);
            }}
          >
            {t('lenderDecision.approved.decline')}
          </Button>
        </div>
      </Body>
      <DeclineDialog
        isOpen={isDeclining}
        isSending={decline.isPending}
        failure={decline.error ? failureOf(decline.error) : undefined}
        name={`${vehicle.year} ${vehicle.make} ${vehicle.model}`}
        onKeep={() => setDeclining(false)}
        onDecline={() => decline.mutate()}
      />
    </Card>
  );
}

/** What a refused or lost answer is said to be. */
function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  return (error) => {
    const isAnswered = httpFailure(error)?.code === 'error.decision.notOpen';
    return t(isAnswered ? 'lenderDecision.failures.notOpen' : 'lenderDecision.failures.other', {
      phone: contact.phoneAbbreviation,
    });
  };
}
