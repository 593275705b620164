import { ActionRow, AppLink, Button, chakra, LinkButton, Page, PageHeading } from '@forecourt/shared-design';
import { formatDateAt, phoneHref } from '@forecourt/shared-contracts/formats';
import type { AdverseAction } from '@forecourt/shared-contracts/prequalification';
import { Trans, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { ReportNotice } from './report-notice.tsx';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    marginTop: '8',
    maxWidth: 'prose',
    '& section': { display: 'grid', gap: '3' },
    '& h2': { textStyle: 'heading', margin: '0' },
    '& p, & address': { margin: '0', fontStyle: 'normal' },
    '& ul': { margin: '0', paddingInlineStart: '5', listStyle: 'disc', display: 'grid', gap: '1.5' },
    '& .fc-note': { textStyle: 'small', color: 'inkMuted' },
    '@media print': { '& .fc-actions': { display: 'none' } },
  },
});

interface CreditNoticeProps {
  readonly adverse: AdverseAction;
  /** Until when the notice is available here. */
  readonly keptUntil: string | null;
}

/**
 * The notice of action taken: the reasons (Regulation B, 12 CFR 1002.9), the credit file and score that were used (FCRA section 615(a), in the
 * words of the model forms), and the shopper's rights.
 */
export function CreditNotice({ adverse, keptUntil }: CreditNoticeProps) {
  const { t } = useTranslation('creditApp');
  const { contact, legalName } = useTenant();
  const { timeZone, phoneAbbreviation: phone, supportEmail: email } = contact;
  const decidedOn = formatDateAt(adverse.decidedAt, timeZone);
  return (
    <Page maxWidth="768px">
      <PageHeading focusKey="credit-notice" lead={t('creditNotice.lead', { legalName, date: decidedOn })}>
        {t('creditNotice.title')}
      </PageHeading>
      <Root>
        <ActionRow className="fc-actions">
          <Button icon="document" onClick={() => window.print()}>
            {t('creditNotice.print')}
          </Button>
          <LinkButton variant="secondary" href="/pre-qualification/result">
            {t('creditNotice.back')}
          </LinkButton>
        </ActionRow>
        <section aria-labelledby="notice-why">
          <h2 id="notice-why">{t('creditNotice.why.title')}</h2>
          <p>{t('creditNotice.why.text')}</p>
          <ul>
            {adverse.reasons.map((reason) => (
              <li key={reason}>{t(`creditNotice.reason.${reason}`)}</li>
            ))}
          </ul>
        </section>
        {adverse.report && <ReportNotice report={adverse.report} decidedOn={decidedOn} />}
        <section aria-labelledby="notice-equal">
          <h2 id="notice-equal">{t('creditNotice.equal.title')}</h2>
          <p>{t('creditNotice.equal.text')}</p>
          <p>{t('creditNotice.equal.agency')}</p>
        </section>
        <section aria-labelledby="notice-who">
          <h2 id="notice-who">{t('creditNotice.who.title')}</h2>
          <p>
            <Trans
              t={t}
              i18nKey="creditNotice.who.text"
              values={{ legalName, phone, email }}
              components={{
                call: <AppLink href={phoneHref(contact.phone)} />,
                mail: <AppLink href={`mailto:${email}`} />,
              }}
            />
          </p>
          {keptUntil && (
            <p className="fc-note">
              {t('creditNotice.who.kept', { date: formatDateAt(keptUntil, timeZone), phone })}
            </p>
          )}
        </section>
      </Root>
    </Page>
  );
}
