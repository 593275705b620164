import { chakra, Icon } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { ApplicationSection } from '../model/application-sections.ts';

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    margin: '0',
    marginBottom: '5',
    padding: '0',
    display: 'flex',
    gap: { base: '1', sm: '3' },
    maxWidth: { md: '600px' },
    textStyle: 'caption',
    color: 'inkMuted',
    '& > li': {
      display: 'flex',
      // Where the strip is too narrow, a check mark drops below its word.
      flexWrap: 'wrap',
      flex: '1 1 auto',
      alignContent: 'start',
      alignItems: 'center',
      gap: '1',
      paddingTop: '2',
      borderTop: '4px solid',
      borderColor: 'line',
    },
    '& > [data-done]': { borderColor: 'positive' },
    '& > [data-done] > svg': { color: 'positive' },
    '& > [aria-current]': { borderColor: 'brand', color: 'ink', fontWeight: 'semibold' },
  },
});

interface ApplicationProgressProps {
  readonly sections: readonly ApplicationSection[];
  /** Whether the second person, if any, is a co-buyer. */
  readonly isCoBuyer: boolean;
}

/** The sections of the application, with the current one and those that are done. */
export function ApplicationProgress({ sections, isCoBuyer }: ApplicationProgressProps) {
  const { t } = useTranslation('creditApp');
  return (
    <List aria-label={t('application.sections.label')}>
      {sections.map(({ id, isCurrent, isDone }) => (
        <li key={id} aria-current={isCurrent ? 'step' : undefined} data-done={isDone ? '' : undefined}>
          {t(`application.sections.${id}`, isCoBuyer ? { context: 'coBuyer' } : {})}
          {isDone && (
            <Icon name="check" sizePx={14} strokeWidth={2.5} title={t('application.sections.done')} />
          )}
        </li>
      ))}
    </List>
  );
}
