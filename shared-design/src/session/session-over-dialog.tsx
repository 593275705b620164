import { useState, type FormEvent } from 'react';
import { ActionRow, Alert, AppLink, Button, chakra, Dialog } from '@forecourt/shared-design';
import { PasswordField, SubmitButton } from '@forecourt/shared-design/forms';
import type { SignInOutcome } from '@forecourt/shared-contracts';
import { useLocation, usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    marginTop: '5',
    '& .fc-account': { margin: '0', overflowWrap: 'anywhere' },
    '& .fc-account small': { display: 'block', textStyle: 'small', color: 'inkMuted' },
  },
});

type Refusal = 'wrong-credentials' | 'locked' | 'throttled' | 'outage' | 'other';

function refusalOf(kind: Exclude<SignInOutcome['kind'], 'success'>): Refusal {
  switch (kind) {
    case 'wrong-credentials':
    case 'locked':
    case 'throttled':
    case 'outage':
      return kind;
    default:
      return 'other';
  }
}

/**
 * 'Session expired': the user signs in again over the page, or leaves it. Only the same account is accepted; another sign-in method leads
 * to another page.
 */
export function SessionOverDialog({ email }: { email: string }) {
  const { t } = useTranslation('session');
  const { session, placement } = usePlatform();
  const { contact } = useTenant();
  const { pathname, search } = useLocation();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setSending] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (password.trim() === '' || isSending) return;
    setSending(true);
    setRefusal(undefined);
    const outcome = await session.signIn({ email, password });
    setSending(false);
    if (outcome.kind !== 'success') setRefusal(refusalOf(outcome.kind));
  };
  const leave = () => void session.signOut();
  const otherWay = `/sign-in?returnTo=${encodeURIComponent(pathname + search)}`;
  return (
    <Dialog isOpen size="sm" isClosable={false} title={t('over.title')} onClose={leave}>
      <p>{t('over.text')}</p>
      <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
        {refusal && (
          <Alert severity="error">{t(`refused.${refusal}`, { phone: contact.phoneAbbreviation })}</Alert>
        )}
        <p className="fc-account">
          <small>{t('over.account')}</small>
          {email}
        </p>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="password"
          label={t('over.password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <SubmitButton
          fullWidth
          disabled={password.trim() === ''}
          missing={t('over.missing')}
          busy={isSending}
        >
          {t('over.signIn')}
        </SubmitButton>
        <ActionRow gap="4" alignItems="center">
          <Button variant="secondary" size="sm" onClick={leave}>
            {t('over.leave')}
          </Button>
          {placement === 'site' && (
            <AppLink href={otherWay} onClick={leave}>
              {t('over.otherWay')}
            </AppLink>
          )}
        </ActionRow>
      </Form>
    </Dialog>
  );
}
