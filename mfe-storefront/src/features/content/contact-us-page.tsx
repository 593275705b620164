import { useState } from 'react';
import {
  Alert,
  AppLink,
  Box,
  chakra,
  DefinitionList,
  LinkButton,
  Page,
  PageHeading,
} from '@forecourt/shared-design';
import { formatPhone, formatZone, phoneDigits, phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant } from '@forecourt/shared-contracts/react';
import { ContentSection } from './ui/content-section.tsx';
import { useContentPage } from './model/use-content-page.ts';
import { ContactButton } from '../leads/index.ts';
import { BulletList } from './ui/bullet-list.ts';
import { CardGrid } from './ui/card-grid.ts';
import { IconCard } from './ui/icon-card.tsx';
import { StoreList } from './ui/store-list.tsx';
import { routePaths } from '../../domain/route-paths.ts';

const Ways = chakra(CardGrid, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& .fc-way': { fontSize: { base: 'md', sm: 'lg' }, marginTop: '3' },
    '& .fc-way a': {
      display: 'inline-block',
      maxWidth: 'full',
      paddingBlock: '1',
      minHeight: '24px',
      overflowWrap: 'anywhere',
    },
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '12',
    alignItems: 'start',
  },
});
const days = ['weekdays', 'saturday', 'sunday'];
const topics = ['vehicle', 'order', 'financing', 'tradein'];
const pages = [
  { id: 'faq', href: routePaths.faq },
  { id: 'orders', href: '/account/orders' },
  { id: 'financing', href: routePaths.financing },
];

/** Breaks after the `@` where it is too long for one line. */
function MailLink({ address }: { readonly address: string }) {
  const [name, domain] = address.split('@');
  return (
    <AppLink href={`mailto:${address}`} variant="strong">
      {name}@<wbr />
      {domain}
    </AppLink>
  );
}

/** `/contact-us` */
export function ContactUsPage() {
  const { text, title } = useContentPage('contact');
  const { contact } = useTenant();
  const [today] = useState(() => new Date());
  const saysLetters = phoneDigits(contact.phoneAbbreviation) !== phoneDigits(contact.phone);
  return (
    <Page width="wide">
      <PageHeading lead={text('lead')}>{title}</PageHeading>
      <ContentSection title={text('ways')}>
        <Ways>
          <IconCard icon="phone" title={text('phone.title')}>
            <p>{text('phone.text')}</p>
            <Box marginTop="3">
              <LinkButton href={phoneHref(contact.phone)} icon="phone">
                {contact.phoneAbbreviation}
              </LinkButton>
            </Box>
            {saysLetters && <p>{text('phone.digits', { phone: formatPhone(contact.phone) })}</p>}
          </IconCard>
          <IconCard icon="mail" title={text('write.title')}>
            <p>{text('write.text')}</p>
            <Box marginTop="3">
              <ContactButton variant="secondary" />
            </Box>
          </IconCard>
          <IconCard icon="car" title={text('sales.title')}>
            <p>{text('sales.text')}</p>
            <p className="fc-way">
              <MailLink address={contact.email} />
            </p>
          </IconCard>
          <IconCard icon="document" title={text('support.title')}>
            <p>{text('support.text')}</p>
            <p className="fc-way">
              <MailLink address={contact.supportEmail} />
            </p>
          </IconCard>
        </Ways>
      </ContentSection>
      <Columns>
        <ContentSection title={text('hours.title')}>
          <DefinitionList
            rows={days.map((id) => ({
              id,
              label: text(`hours.${id}`),
              value: text(`hours.${id}Time`),
            }))}
          />
          <p>{text('hours.zone', { zone: formatZone(today, contact.timeZone) })}</p>
        </ContentSection>
        <ContentSection title={text('hand.title')}>
          <BulletList>
            {topics.map((id) => (
              <li key={id}>{text(`hand.${id}`)}</li>
            ))}
          </BulletList>
        </ContentSection>
      </Columns>
      <StoreList />
      <ContentSection title={text('quick.title')}>
        <BulletList>
          {pages.map(({ id, href }) => (
            <li key={id}>
              <AppLink href={href}>{text(`quick.${id}`)}</AppLink>
            </li>
          ))}
        </BulletList>
      </ContentSection>
      <Box marginBlock="8">
        <Alert severity="info" live="off">
          {text('safe')}
        </Alert>
      </Box>
    </Page>
  );
}
