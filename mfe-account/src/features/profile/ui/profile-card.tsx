import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Alert, Button, Card, chakra, VisuallyHidden } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { keepFocus } from '../../codes/index.ts';
import { EmailText } from '../../page-frame/index.ts';
import type { CardState } from './use-card.ts';

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '44px',
    marginBottom: '3',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '@media (max-width: 599px)': { '& button': { minHeight: 'target' } },
  },
});
const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    overflowWrap: 'anywhere',
    '& p': { margin: '0' },
    '& .fc-muted': { color: 'inkMuted', textStyle: 'small' },
    '& .fc-line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    '& .fc-value': { fontSize: 'lg', fontWeight: 'medium' },
    '& address': { fontStyle: 'normal', fontSize: 'lg', fontWeight: 'medium', lineHeight: '1.5' },
    // A value is beside its label on a tablet, and the rows end where the text of other cards does.
    '& dl': { margin: '0', maxWidth: 'none' },
    '& dl > div': { justifyContent: { sm: 'flex-start' } },
    '& dl > div:first-of-type': { paddingTop: '0' },
    '& dl > div:last-of-type': { paddingBottom: '0' },
    '& dt': { minWidth: { sm: '160px' } },
  },
});

interface ProfileCardProps {
  readonly title: string;
  readonly card: CardState;
  /** Label of the edit button; undefined while nothing can be edited yet. */
  readonly editText?: string | undefined;
  /** Whether there is nothing yet: the button then adds it. */
  readonly isEmpty?: boolean;
  /** The stored values, or the form. */
  readonly children: ReactNode;
}

/** One topic of the profile. After editing, focus returns to the edit button. */
export function ProfileCard({ title, card, editText, isEmpty = false, children }: ProfileCardProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = card.forms !== undefined;
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <Card as="section" aria-labelledby={id} padding="md">
      <Head>
        <h2 id={id}>{title}</h2>
        {editText && !isEditing && (
          <Button
            ref={button}
            variant="secondary"
            size="sm"
            icon={isEmpty ? 'plus' : 'pen'}
            busy={card.isOpening}
            onMouseDown={keepFocus}
            onClick={card.edit}
          >
            {editText} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
      </Head>
      <Body>
        {children}
        {card.isUnopened && <Alert severity="warning">{t('profile.unopened')}</Alert>}
        {card.notice && !isEditing && (
          <Alert severity="success" onClose={card.cancel}>
            <EmailText>{card.notice}</EmailText>
          </Alert>
        )}
        <VisuallyHidden role="status">{isEditing ? t('profile.editOf', { title }) : ''}</VisuallyHidden>
      </Body>
    </Card>
  );
}
