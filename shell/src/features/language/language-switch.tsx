import { chakra } from '@forecourt/shared-design';
import { languageName } from '@forecourt/shared-contracts/formats';
import { useLocation, usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { offeredLocales } from '@forecourt/shared-contracts/tenant';
import { languageHref } from '../../domain/language-href.ts';

const Root = chakra('nav', {
  base: {
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '5',
      listStyle: 'none',
      margin: '0',
      padding: '0',
    },
    '& li > *': { display: 'inline-flex', alignItems: 'center', minHeight: '44px', minWidth: '24px' },
    '& a': { color: 'inherit', _hover: { textDecorationLine: 'underline' } },
    '& [aria-current]': { fontWeight: 'semibold' },
  },
});

/**
 * The languages that the tenant offers, each by its own name. Plain links without a script: the edge stores the choice and returns the same
 * page in it. Renders nothing if there is only one.
 */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const locales = offeredLocales(useTenant());
  const { locale: current } = usePlatform();
  const location = useLocation();
  if (locales.length < 2) return null;
  return (
    <Root aria-label={t('language.label')}>
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            {locale === current ? (
              <span lang={locale} aria-current="true">
                {languageName(locale)}
              </span>
            ) : (
              <a href={languageHref(location, locale)} lang={locale} hrefLang={locale}>
                {languageName(locale)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}
