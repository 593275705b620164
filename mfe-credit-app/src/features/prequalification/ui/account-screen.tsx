import { useState } from 'react';
import { ActionRow, Alert, AppLink, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { Navigate, useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { AccountCode } from './account-code.tsx';
import { AccountPassword } from './account-password.tsx';
import type { AccountRefusal } from '../domain/account-refusal.ts';
import { EndPage } from './end-page.tsx';
import type { ScreenProps } from './screen-props.ts';
import { useWay } from '../model/use-way.ts';

/**
 * 'Account creation': name, email and number are known already, so only a password is requested, then the emailed code. While the identity
 * service is unavailable the result is kept for the visit, and a retry is offered ('account creation during an identity-provider outage').
 */
export function AccountScreen({ prequalification: { person } }: ScreenProps) {
  const { t } = useTranslation('creditApp');
  const session = useSession();
  const { pathOf, backHref } = useWay();
  const [refusal, setRefusal] = useState<AccountRefusal>();
  const [password, setPassword] = useState<string>();
  if (session.status === 'signed-in') return <Navigate to={pathOf('result')} replace />;
  if (!person) return <Navigate to={`/sign-up?returnTo=${encodeURIComponent(pathOf('result'))}`} replace />;
  const isOut = refusal === 'outage' || refusal === 'not-configured';
  const part = password === undefined ? 'title' : 'codeTitle';
  return (
    <EndPage
      focusKey={`pq-account-${part}`}
      title={t(`pq.account.${isOut ? 'outTitle' : part}`)}
      lead={t(password === undefined ? 'pq.account.lead' : 'pq.account.codeLead', { email: person.email })}
    >
      {refusal && <Refused refusal={refusal} />}
      {password ? (
        <AccountCode email={person.email} password={password} onRefused={setRefusal} />
      ) : (
        <AccountPassword
          person={person}
          isAgain={isOut}
          onRefused={setRefusal}
          onSent={(typed) => {
            setRefusal(undefined);
            setPassword(typed);
          }}
        />
      )}
      <ActionRow alignItems="center">
        <LinkButton variant="quiet" href={backHref}>
          {t('pq.account.later')}
        </LinkButton>
      </ActionRow>
    </EndPage>
  );
}

function Refused({ refusal }: { readonly refusal: AccountRefusal }) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const { pathOf } = useWay();
  const isOut = refusal === 'outage' || refusal === 'not-configured';
  return (
    <Alert severity={isOut ? 'warning' : 'error'}>
      {t(`pq.account.refused.${refusal}`)}{' '}
      {refusal === 'exists' ? (
        <AppLink href={`/sign-in?returnTo=${encodeURIComponent(pathOf('result'))}`}>
          {t('pq.account.signIn')}
        </AppLink>
      ) : (
        <AppLink href={phoneHref(contact.phone)}>
          {t('pq.call', { phone: contact.phoneAbbreviation })}
        </AppLink>
      )}
    </Alert>
  );
}
