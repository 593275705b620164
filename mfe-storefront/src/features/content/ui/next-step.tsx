import { useId } from 'react';
import { ActionRow, Card, chakra, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { ContactButton } from '../../leads/index.ts';
import { routePaths } from '../../../domain/route-paths.ts';

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '5',
    '& > div:first-of-type': { flex: '1 1 280px' },
    '& h2': { textStyle: 'heading', margin: '0' },
    '& p': { margin: '0', marginTop: '1.5', maxWidth: '29em', textWrap: 'balance' },
    // On the narrowest phone the buttons are as wide as the text above them.
    '& > :last-child': { minWidth: '0' },
    '@media (max-width: 359px)': { '& a, & button': { paddingInline: '3' } },
  },
});

interface NextStepProps {
  readonly title: string;
  readonly text: string;
  /** The reader has a question: a call and a message to the dealer instead of the vehicles. */
  readonly asksDealer?: boolean;
}

/** The end of a content page: links to the vehicles and to the dealer. */
export function NextStep({ title, text, asksDealer = false }: NextStepProps) {
  const id = useId();
  const { t } = useTranslation('storefront');
  const { contact } = useTenant();
  return (
    <Card as="section" tone="brand" padding="lg" aria-labelledby={id} marginBlock={{ base: '10', md: '14' }}>
      <Body>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <ActionRow>
          {!asksDealer && (
            <LinkButton href={routePaths.search} size="lg" icon="search">
              {t('content.search')}
            </LinkButton>
          )}
          <LinkButton
            href={phoneHref(contact.phone)}
            size="lg"
            variant={asksDealer ? 'primary' : 'secondary'}
            icon="phone"
          >
            {t('content.call', { phone: contact.phoneAbbreviation })}
          </LinkButton>
          {asksDealer && <ContactButton size="lg" variant="secondary" />}
        </ActionRow>
      </Body>
    </Card>
  );
}
