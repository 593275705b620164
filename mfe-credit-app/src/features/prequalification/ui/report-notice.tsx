import { AppLink, Card, DefinitionList } from '@forecourt/shared-design';
import { formatPhone, phoneHref } from '@forecourt/shared-contracts/formats';
import type { AdverseAction } from '@forecourt/shared-contracts/prequalification';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { bureauAddresses } from '../domain/bureau-addresses.ts';

interface ReportNoticeProps {
  readonly report: NonNullable<AdverseAction['report']>;
  /** The day as displayed. */
  readonly decidedOn: string;
}

/** The credit file that contributed to the decision: its bureau, the related rights, and the score with what lowered it. */
export function ReportNotice({ report, decidedOn }: ReportNoticeProps) {
  const { t } = useTranslation('creditApp');
  const { bureau, score, lowestScore, highestScore, factors } = report;
  const { name, street, place, phone } = bureauAddresses[bureau];
  const rows = [
    { id: 'score', label: t('creditNotice.score.yours'), value: String(score) },
    { id: 'date', label: t('creditNotice.score.date'), value: decidedOn },
    {
      id: 'range',
      label: t('creditNotice.score.range'),
      value: t('creditNotice.score.fromTo', { low: lowestScore, high: highestScore }),
    },
    { id: 'source', label: t('creditNotice.score.source'), value: bureau },
  ];
  return (
    <>
      <section aria-labelledby="notice-report">
        <h2 id="notice-report">{t('creditNotice.report.title')}</h2>
        <p>{t('creditNotice.report.text')}</p>
        <address translate="no">
          {name}
          <br />
          {street}
          <br />
          {place}
          <br />
          <AppLink href={phoneHref(phone)}>{formatPhone(phone)}</AppLink>
        </address>
        <p>{t('creditNotice.report.copy')}</p>
        <p>{t('creditNotice.report.dispute')}</p>
      </section>
      <section aria-labelledby="notice-score">
        <h2 id="notice-score">{t('creditNotice.score.title')}</h2>
        <p>{t('creditNotice.score.text')}</p>
        <Card>
          <DefinitionList rows={rows} />
        </Card>
        <p>{t('creditNotice.score.factors')}</p>
        <ul>
          {factors.map((factor) => (
            <li key={factor}>{t(`creditNotice.factor.${factor}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
