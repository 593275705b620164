import { Button, chakra, Dialog, VisuallyHidden } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { formatMinutes } from '@forecourt/shared-contracts/formats';

const Time = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    margin: '0',
    marginTop: '4',
    '& .fc-digits': { textStyle: 'heading' },
  },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6', '& > button': { flexGrow: '1' } },
});

/** The dialog begins at the button that keeps the session, not at the one that closes it. */
const focusedFirst = (button: HTMLElement | null) => void button?.toggleAttribute('autofocus', true);

/** Shows the remaining time by the second and announces it by the minute, with both choices. Closing it stays signed in. */
export function SessionWarningDialog({ remainingMs }: { remainingMs: number }) {
  const { t } = useTranslation('session');
  const { session, sessionWatch } = usePlatform();
  return (
    <Dialog isOpen size="sm" title={t('warning.title')} onClose={sessionWatch.stay}>
      <p>{t('warning.text')}</p>
      <Time>
        <span>{t('warning.left')}</span>
        <span className="fc-digits" role="timer" aria-live="off">
          {formatMinutes(Math.ceil(remainingMs / 1000))}
        </span>
      </Time>
      <VisuallyHidden>
        <span role="status">{t('warning.minutes', { count: Math.ceil(remainingMs / 60_000) })}</span>
      </VisuallyHidden>
      <Actions>
        <Button ref={focusedFirst} onClick={sessionWatch.stay}>
          {t('warning.stay')}
        </Button>
        <Button variant="secondary" onClick={() => void session.signOut()}>
          {t('warning.signOut')}
        </Button>
      </Actions>
    </Dialog>
  );
}
