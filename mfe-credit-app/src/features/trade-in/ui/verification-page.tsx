import { AppLink, TextField } from '@forecourt/shared-design';
import { Navigate, usePlatform, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import type { PayoffLender, TradeIn } from '@forecourt/shared-contracts/trade-in';
import type { LoanField } from '../domain/payoff-form.ts';
import { payoffPath } from '../domain/trade-in-paths.ts';
import { FormPage } from './form-page.tsx';
import { SandboxNote } from './sandbox-note.tsx';
import { TradeInFailure } from './trade-in-failure.tsx';
import { lendersQuery } from '../data/lenders.queries.ts';
import { useLoanForm } from '../model/use-loan-form.ts';

interface VerificationPageProps {
  readonly tradeIn: TradeIn;
  readonly lenderId: string | null;
}

const accounts = ['1234', '2000', '4444', '0000', '9999'] as const;

/** The fields by which the lender finds the loan, and why each is requested. */
export function VerificationPage({ tradeIn, lenderId }: VerificationPageProps) {
  const { client } = usePlatform();
  const lenders = useQuery(lendersQuery(client));
  const lender = lenders.data?.lenders.find(({ id }) => id === lenderId);
  if (lender) return <LoanPage tradeIn={tradeIn} lender={lender} />;
  return lenders.isPending ? null : <Navigate to={payoffPath('lender')} replace />;
}

function LoanPage({ tradeIn, lender }: { readonly tradeIn: TradeIn; readonly lender: PayoffLender }) {
  const { t } = useTranslation('creditApp');
  const loan = useLoanForm(tradeIn, lender.id);
  const field = (name: LoanField) => ({
    name,
    label: t(`tradeIn.loan.${name}`),
    hint: t(`tradeIn.loan.hints.${name}`),
    value: loan.form[name],
    error: loan.messageOf(name),
    onChange: (event: { target: { value: string } }) => loan.change(name, event.target.value),
  });
  const digits = {
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 4,
    style: { maxWidth: '16ch' },
  } as const;
  return (
    <FormPage
      title={t('tradeIn.loan.title', { lender: lender.name })}
      lead={t('tradeIn.loan.lead')}
      backPath={payoffPath('lender', lender.id)}
      faults={loan.faults}
      submitCount={loan.submitCount}
      submitText={t('tradeIn.loan.submit')}
      isSending={loan.isSending}
      onSubmit={loan.submit}
      actions={<AppLink href={payoffPath('estimation')}>{t('tradeIn.estimate.instead')}</AppLink>}
      note={
        <SandboxNote
          text={t('tradeIn.sandbox.loan')}
          samples={accounts.map((account) => [account, t(`tradeIn.sandbox.accounts.${account}`)])}
        />
      }
    >
      {loan.error && <TradeInFailure error={loan.error} />}
      <TextField
        {...field('vin')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={17}
        trimOnBlur
      />
      <TextField {...field('accountLast4')} {...digits} />
      <TextField {...field('lastName')} autoComplete="family-name" maxLength={25} trimOnBlur />
      <TextField {...field('ssnLast4')} {...digits} type="password" />
    </FormPage>
  );
}
