import type { ReactNode } from 'react';
import { chakra, Icon, Page, PageHeading } from '@forecourt/shared-design';
import { formatLongDateOn, formatPhone } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { usePageMeta } from '../../../platform/use-page-meta.ts';
import type { LegalPaper } from '../domain/legal-papers.ts';
import { LegalSection } from './legal-section.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' },
    alignItems: 'start',
    marginTop: '8',
  },
});
const Contents = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    top: { lg: '96px' },
    maxHeight: { lg: 'calc(100vh - 120px)' },
    overflowY: { lg: 'auto' },
    textStyle: 'small',
    '& h2': { textStyle: 'eyebrow', color: 'inkMuted', margin: '0', marginBottom: '2' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '48px',
      paddingInline: '4',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'small',
      background: 'surfaceRaised',
      fontWeight: 'semibold',
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& [open] > summary': { marginBottom: '2', '& svg': { transform: 'rotate(180deg)' } },
    '& ol': {
      listStyle: 'none',
      margin: '0',
      padding: '0',
      columns: { base: '1', sm: '2', lg: '1' },
      columnGap: '8',
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '44px',
      color: 'link',
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
    },
    '@media print': { display: 'none' },
  },
});
const Paper = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    // Tables have the whole width.
    '& :is(p, ul)': { maxWidth: 'prose' },
    '& > p': { margin: '0', color: 'inkMuted' },
  },
});

interface LegalPageProps {
  readonly paper: LegalPaper;
  /** Content below the text of a section, by its id. */
  readonly below?: Readonly<Record<string, ReactNode>>;
}

/** A legal document with the tenant's own names filled in, its contents next to it, folded above it on phones; readable and printable. */
export function LegalPage({ paper, below }: LegalPageProps) {
  const { t } = useTranslation('storefront');
  const { locale } = usePlatform();
  const { brandName, legalName, shortLegalName, contact } = useTenant();
  const values = {
    brandName,
    legalName,
    shortLegalName,
    phone: formatPhone(contact.phone),
    supportEmail: contact.supportEmail,
  };
  const own = `legal.${paper.key}` as const;
  const section = (id: string, what: 'title' | 'text') =>
    `${own}.sections.${id}.${what}` as TextKey<'storefront'>;
  const title = t(`${own}.title`);
  usePageMeta({
    title: t('meta.title', { page: title, brandName }),
    description: t(`${own}.metaDescription`, values),
  });
  const date = formatLongDateOn(paper.updatedOn, locale);
  return (
    <Page width="wide">
      <PageHeading lead={t(`${own}.lead`, values)}>{title}</PageHeading>
      <Columns>
        <Contents aria-label={t('legal.contents')}>
          <h2 aria-hidden="true" className="fc-unfolded">
            {t('legal.contents')}
          </h2>
          <details className="fc-fold">
            <summary>
              {t('legal.contents')} ({paper.sections.length})
              <Icon name="chevronDown" sizePx={20} />
            </summary>
            <ol>
              {paper.sections.map((id) => (
                <li key={id}>
                  <a href={`#${id}`}>{t(section(id, 'title'))}</a>
                </li>
              ))}
            </ol>
          </details>
        </Contents>
        <Paper>
          <p>{t('legal.updated', { date })}</p>
          {paper.sections.map((id) => (
            <LegalSection
              key={id}
              id={id}
              title={t(section(id, 'title'))}
              text={t(section(id, 'text'), values)}
            >
              {below?.[id]}
            </LegalSection>
          ))}
        </Paper>
      </Columns>
    </Page>
  );
}
