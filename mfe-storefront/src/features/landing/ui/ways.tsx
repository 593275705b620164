import { AppLink, chakra, Icon } from '@forecourt/shared-design';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(var(--fc-ways, 6), minmax(0, 1fr))',
    },
    gap: { base: '3', md: '4' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: { base: '1', sm: '2' },
      height: 'full',
      minHeight: 'var(--fc-way-height, 64px)',
      paddingInline: { base: '3', sm: '4' },
      paddingBlock: '3',
      color: 'ink',
      fontSize: { md: 'var(--fc-way-size, 1rem)' },
      fontWeight: 'semibold',
      textWrap: 'balance',
      textDecorationLine: 'none',
      background: 'surfaceRaised',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'var(--fc-way-corner, var(--fc-radius-card))',
      transitionProperty: 'border-color, background-color',
      transitionDuration: 'fast',
    },
    '& a:hover': { borderColor: 'brand', background: 'brandSoft' },
    '& svg': { color: 'link', flexShrink: '0' },
    // Room for a range of prices, which does not break.
    '@media (max-width: 479px)': { '& svg': { display: 'none' } },
    '@media (max-width: 359px)': { '& a': { fontSize: 'sm', paddingInline: '2' } },
  },
});

interface WaysProps {
  readonly ways: readonly { readonly href: string; readonly label: string }[];
}

/** Links into the search, each as a button of its own. */
export function Ways({ ways }: WaysProps) {
  return (
    <List>
      {ways.map(({ href, label }) => (
        <li key={href}>
          <AppLink href={href}>
            {label}
            <Icon name="arrowRight" sizePx={18} />
          </AppLink>
        </li>
      ))}
    </List>
  );
}
