import { Alert, AppLink, Button, Card, chakra, DefinitionList, LinkButton } from '@forecourt/shared-design';
import { pageFields, partOf, type ApplicationFacts } from '@forecourt/shared-contracts/credit-application';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId, TextKey } from '@forecourt/shared-contracts/i18n';
import { NextBar, NextWays } from '../../purchase/index.ts';
import { labelContext } from '../model/label-context.ts';
import { pagePath } from '../model/page-path.ts';
import { reviewRows, reviewShape, type ReviewRow, type ReviewValue } from '../model/review-rows.ts';
import type { OpenApplication } from '../model/use-application.ts';
import { wordsFor } from '../model/words-for.ts';
import { BesideOrder } from './beside-order.tsx';
import { LeaveButton } from './leave-button.tsx';

const Root = chakra('div', {
  base: {
    // On a small screen the cards are in the column that the next step sticks in.
    display: { base: 'contents', md: 'grid' },
    gap: '5',
    '& h2': { textStyle: 'subheading' },
    '& :is(h2, h3, .fc-answer p)': { margin: '0' },
    '& .fc-row': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: '9rem minmax(0, 1fr) auto' },
      columnGap: '4',
      alignItems: 'baseline',
      paddingBlock: '3',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& .fc-row:last-of-type': { borderBottom: '0', paddingBottom: '0' },
    '& h3': { fontSize: 'md', fontWeight: 'semibold' },
    '& .fc-answer': { gridColumn: { base: '1 / -1', sm: '2' }, overflowWrap: 'anywhere' },
    '& .fc-row > a': { gridColumn: '-2', gridRow: '1' },
    '& dl > div': { paddingBlock: '1', borderBottom: '0', flexWrap: 'wrap', rowGap: '0' },
    '& dl dt': { flexBasis: { base: '50%', sm: '40%' } },
    '& dl dd': { flex: '1', textAlign: 'start' },
    // An email that does not fit beside its label has the next line.
    '& dl dd:has(wbr)': { flexBasis: 'auto' },
  },
});

/** The application, and the ends of the numbers entered. */
export interface ReviewPageProps extends OpenApplication {
  readonly person: string;
  /** The last digits of the number kept in memory; undefined if there is none. */
  readonly ssnLast4: string | undefined;
  /** The same of the second person; empty if there is none. */
  readonly secondSsnLast4: string;
}

/** Every answer with a link to change it, next to the order. Incomplete pages are listed first. */
export function ReviewPage({ person, ssnLast4, secondSsnLast4, ...open }: ReviewPageProps) {
  const { t } = useTranslation('creditApp');
  const { navigation } = usePlatform();
  const rows = reviewRows(open.application, open.facts);
  const missing = rows.find(({ hasFault }) => hasFault);
  const isCash = open.facts.purchaseType === 'Cash';
  const own = rows.filter(({ who }) => who === 'applicant');
  const second = rows.filter(({ who }) => who === 'second');
  return (
    <BesideOrder cart={open.cart}>
      <Root>
        {missing && (
          <Alert
            severity="warning"
            title={t('application.review.missingTitle')}
            actions={
              <LinkButton size="sm" variant="secondary" href={pagePath(missing.page, true)}>
                {t('application.review.missing')}
              </LinkButton>
            }
          />
        )}
        <Card>
          <h2>{t('application.review.own')}</h2>
          {own.map((row) => (
            <Row key={row.page} row={row} person={person} facts={open.facts} />
          ))}
          {!isCash && <NumberRow last4={ssnLast4} changeLabel={t('application.review.changeNumber')} />}
        </Card>
        {second.length > 0 && (
          <Card>
            <h2>{person}</h2>
            {second.map((row) => (
              <Row key={row.page} row={row} person={person} facts={open.facts} />
            ))}
            {!isCash && (
              <NumberRow
                last4={secondSsnLast4}
                changeLabel={t('application.review.changeSecond', {
                  title: t('application.titles.ssn'),
                  person,
                })}
              />
            )}
          </Card>
        )}
        <NextWays isRow>
          <NextBar>
            <Button
              size="lg"
              onClick={() =>
                navigation.push(
                  missing ? pagePath(missing.page, true) : pagePath(ssnLast4 || isCash ? 'submit' : 'ssn'),
                )
              }
            >
              {t('application.continue')}
            </Button>
          </NextBar>
          <LeaveButton onLeave={() => Promise.resolve(true)} facts={open.facts} />
        </NextWays>
      </Root>
    </BesideOrder>
  );
}

interface NumberRowProps {
  readonly last4: string | undefined;
  readonly changeLabel: string;
}

/** The end of a Social Security number, or that it is still to be entered. */
function NumberRow({ last4, changeLabel }: NumberRowProps) {
  const { t } = useTranslation('creditApp');
  return (
    <div className="fc-row">
      <h3>{t('application.titles.ssn')}</h3>
      <div className="fc-answer">
        {last4 ? t('application.review.number', { last4 }) : t('application.review.noNumber')}
      </div>
      <AppLink href={pagePath('ssn')} aria-label={changeLabel}>
        {t('application.review.change')}
      </AppLink>
    </div>
  );
}

/** Some labels have a form of their own here. */
const inReview: { readonly context?: string } = { context: 'review' };

/** The labels that have a form for the review, and the others. */
type FieldLabel = Extract<TextKey<'creditApp'>, `application.fields.${string}.label`>;

/** A long email wraps before its "@", and never inside a word. */
function beforeAt(text: string) {
  const [name, domain] = text.split('@');
  return domain === undefined ? (
    text
  ) : (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}

interface RowProps {
  readonly row: ReviewRow;
  readonly person: string;
  readonly facts: ApplicationFacts;
}

function Row({ row, person, facts }: RowProps) {
  const { t } = useTranslation('creditApp');
  const part = row.page.replace(/^second-/, '') as TextId<'creditApp', 'application.short'>;
  const title = t(`application.short.${part}`, wordsFor(facts));
  const { line, single, rest } = reviewShape(row);
  const fields = pageFields(partOf(row.page));
  const shown = ({ field, kind, value }: ReviewValue) => {
    if (kind === 'choice') return t(`application.options.${field}.${value}` as TextKey<'creditApp'>);
    return kind === 'dollars' ? `$${value}` : beforeAt(value);
  };
  return (
    <div className="fc-row">
      <h3>{title}</h3>
      <div className="fc-answer">
        {row.hasFault && <p>{t('application.review.incomplete')}</p>}
        {!row.hasFault && row.values.length === 0 && t('application.review.none')}
        {line !== '' && (single ? shown(single) : line)}
        {rest.length > 0 && (
          <DefinitionList
            rows={rest.map((value) => ({
              id: value.field,
              label: t(`application.fields.${value.field}.label` as FieldLabel, {
                person,
                ...inReview,
                ...labelContext(value.field, fields),
              }),
              value: shown(value),
            }))}
          />
        )}
      </div>
      <AppLink
        href={pagePath(row.page, true)}
        aria-label={t(
          row.who === 'second' ? 'application.review.changeSecond' : 'application.review.changeOwn',
          {
            title,
            person,
          },
        )}
      >
        {t('application.review.change')}
      </AppLink>
    </div>
  );
}
