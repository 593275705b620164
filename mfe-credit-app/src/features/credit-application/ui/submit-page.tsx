import { useEffect, useState } from 'react';
import { ActionRow, Alert, AppLink, Button, ContactText, LinkButton } from '@forecourt/shared-design';
import { CheckboxField, ErrorSummary } from '@forecourt/shared-design/forms';
import type { HttpFailure } from '@forecourt/shared-contracts';
import { HoldLoader } from '@forecourt/shared-design/purchase';
import { hasSecondPerson, type Answers } from '@forecourt/shared-contracts/credit-application';
import { formatCurrency, formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { ChangedTerms } from '../../changed-terms/index.ts';
import { pagePath } from '../model/page-path.ts';
import type { OpenApplication } from '../model/use-application.ts';
import type { Numbers } from '../data/application.mutations.ts';
import { useSubmit, type SubmitRefusal } from '../model/use-submit.ts';
import { BesideOrder } from './beside-order.tsx';
import { ApplicationForm } from './form-parts.tsx';
import { LeaveButton } from './leave-button.tsx';
import { routePaths } from '../../../domain/route-paths.ts';

/** The application with the numbers entered, and what happens when it is sent. */
export interface SubmitPageProps extends OpenApplication {
  readonly numbers: Numbers;
  readonly onSubmitted: () => void;
  readonly onSending: (isSending: boolean) => void;
}

const creditTerms = ['truth', 'inquiry', 'decision', 'reasons', 'privacy'] as const;
const cashTerms = ['truth', 'sale', 'deposit'] as const;

/** The full terms, the checkbox, and the submit button, next to the order. */
export function SubmitPage({ numbers, onSubmitted, onSending, ...open }: SubmitPageProps) {
  const { t } = useTranslation('creditApp');
  const { legalName, contact } = useTenant();
  const { application, cart, facts } = open;
  const [isAgreed, setAgreed] = useState(false);
  const [submitCount, setSubmitCount] = useState(0);
  const sending = useSubmit({
    application,
    cart,
    numbers,
    onSubmitted,
    onTermsChanged: () => {
      setAgreed(false);
      setSubmitCount(0);
    },
  });
  const { isPlacing } = sending;
  useEffect(() => onSending(isPlacing), [onSending, isPlacing]);
  const isCash = facts.purchaseType === 'Cash';
  const missing = submitCount > 0 && !isAgreed ? t('application.submit.termsMissing') : undefined;
  if (isPlacing) return <HoldLoader />;
  const needsNumber = !isCash && !hasNumbers(open, numbers);
  const values = {
    legalName,
    phone: contact.phoneAbbreviation,
    total: formatExactCurrency(cart.price.totalCents),
  };
  return (
    <BesideOrder cart={cart}>
      <ApplicationForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitCount(submitCount + 1);
          if (isAgreed && !needsNumber) sending.submit();
        }}
      >
        <ErrorSummary
          errors={missing ? [{ name: 'terms', message: missing }] : []}
          submitCount={submitCount}
        />
        <SubmitNotices
          needsNumber={needsNumber}
          refusal={sending.refusal}
          changes={sending.changes}
          values={values}
        />
        <ul>
          {(isCash ? cashTerms : creditTerms).map((id) => (
            <li key={id}>{t(`application.terms.${id}`, values)}</li>
          ))}
        </ul>
        {!isCash && (
          <p>
            <b>{t('application.submit.alsoOrders', { deposit: formatCurrency(cart.price.dueTodayCents) })}</b>
          </p>
        )}
        <HandOverNote cart={cart} />
        <CheckboxField
          name="terms"
          label={t(
            hasSecondPerson(application.answers as Answers)
              ? 'application.submit.agreeTogether'
              : 'application.submit.agree',
          )}
          checked={isAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={missing}
        />
        <ActionRow alignItems="center">
          <Button type="submit" size="lg">
            {t(isCash ? 'application.submit.order' : 'application.submit.send')}
          </Button>
          <LinkButton size="lg" variant="secondary" href={pagePath('review')}>
            {t('application.back')}
          </LinkButton>
          <LeaveButton onLeave={() => Promise.resolve(true)} facts={facts} />
        </ActionRow>
      </ApplicationForm>
    </BesideOrder>
  );
}

/** How a fee is paid if pickup or delivery is chosen after the order, and where to choose it now; nothing if it is chosen. */
function HandOverNote({ cart }: Pick<OpenApplication, 'cart'>) {
  const { t } = useTranslation('creditApp');
  if (cart.handOver) return null;
  return (
    <p>
      {t('application.submit.handOverOpen')}{' '}
      <AppLink href={routePaths.details}>{t('application.submit.handOver')}</AppLink>
    </p>
  );
}

interface SubmitNoticesProps {
  readonly needsNumber: boolean;
  readonly refusal: SubmitRefusal | undefined;
  readonly changes: NonNullable<HttpFailure['changes']>;
  readonly values: { readonly legalName: string; readonly phone: string };
}

/** Where a refused submission is put right; nothing for those that can only be sent again. */
const waysOut: Readonly<
  Partial<Record<SubmitRefusal, { readonly path: string; readonly label: 'review' | 'toCart' }>>
> = {
  incomplete: { path: pagePath('review'), label: 'review' },
  changed: { path: pagePath('review'), label: 'review' },
  'vehicle-unavailable': { path: routePaths.cart, label: 'toCart' },
  cart: { path: routePaths.cart, label: 'toCart' },
};

/** What prevents the submission, and why the last one failed. */
function SubmitNotices({ needsNumber, refusal, changes, values }: SubmitNoticesProps) {
  const { t } = useTranslation('creditApp');
  const way = refusal && waysOut[refusal];
  return (
    <>
      {needsNumber && (
        <Alert
          severity="warning"
          title={t('application.submit.numberTitle')}
          actions={
            <LinkButton size="sm" variant="secondary" href={pagePath('ssn')}>
              {t('application.submit.enterNumber')}
            </LinkButton>
          }
        >
          {t('application.submit.number')}
        </Alert>
      )}
      {refusal && (
        <Alert
          severity={refusal === 'price-changed' ? 'warning' : 'error'}
          title={t(`application.refused.${refusal}.title`)}
          actions={
            way && (
              <LinkButton size="sm" variant="secondary" href={way.path}>
                {t(`application.refused.${way.label}`)}
              </LinkButton>
            )
          }
        >
          <ContactText>{t(`application.refused.${refusal}.text`, values)}</ContactText>
          <ChangedTerms changes={changes} />
        </Alert>
      )}
    </>
  );
}

/** Whether every required number is entered or on record. */
function hasNumbers({ application }: OpenApplication, { ssn, secondSsn }: Numbers): boolean {
  const isSecond = hasSecondPerson(application.answers as Answers);
  return (ssn !== '' || application.ssnLast4 !== null) && (!isSecond || secondSsn !== '');
}
