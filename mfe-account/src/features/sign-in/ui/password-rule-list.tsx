import { chakra, Icon, VisuallyHidden } from '@forecourt/shared-design';
import { passwordRules } from '@forecourt/shared-contracts/fields';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('div', {
  base: {
    '& p': { margin: '0' },
    '& ul': {
      listStyle: 'none',
      margin: '0',
      marginTop: '1',
      padding: '0',
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
      columnGap: '4',
      rowGap: '1',
    },
    '& li': { display: 'flex', gap: '2', alignItems: 'flex-start' },
    // The last rule is the longest; alone in its row, it has both columns.
    '& li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    '& li svg, & .fc-dot': { flexShrink: '0', width: '16px', height: '16px', marginTop: '0.5' },
    '& .fc-dot': { display: 'grid', placeItems: 'center' },
    '& .fc-dot::before': {
      content: '""',
      width: '6px',
      height: '6px',
      borderRadius: 'full',
      background: 'currentColor',
    },
    '& li[data-met=true]': { color: 'positive' },
  },
});

interface PasswordRuleListProps {
  readonly password: string;
}

/** The rules of a new password (FIELD-52), the hint of its field; each is checked off as soon as it is met (ACCT-27). */
export function PasswordRuleList({ password }: PasswordRuleListProps) {
  const { t } = useTranslation('account');
  const met = passwordRules.filter((rule) => rule.isMet(password)).length;
  return (
    <Root>
      <p>{t('passwordRules.title')}</p>
      <ul>
        {passwordRules.map((rule) => {
          const isMet = rule.isMet(password);
          return (
            <li key={rule.id} data-met={isMet}>
              {isMet ? <Icon name="check" sizePx={16} /> : <span className="fc-dot" />}
              <span>
                <VisuallyHidden>{t(isMet ? 'passwordRules.met' : 'passwordRules.unmet')} </VisuallyHidden>
                {t(`passwordRules.${rule.id}`)}
              </span>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">
        {password !== '' && t('passwordRules.count', { met, all: passwordRules.length })}
      </VisuallyHidden>
    </Root>
  );
}
