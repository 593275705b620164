import { chakra, Icon } from '@forecourt/shared-design';
import { ContentSection } from './content-section.tsx';
import { useContentText } from '../model/use-content-text.ts';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '4', md: '5' },
    '& > div': {
      padding: { base: '5', md: '6' },
      background: 'surfaceRaised',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
    },
    '& h3': { textStyle: 'subheading', margin: '0', marginBottom: '3' },
    '& ul': { listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '2.5' },
    '& li': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: '3' },
    '& svg': { marginTop: '0.5' },
    '& .fc-covered svg': { color: 'positive' },
    '& .fc-not-covered svg': { color: 'inkMuted' },
  },
});

const lists = [
  {
    id: 'covered',
    className: 'fc-covered',
    icon: 'check',
    items: ['engine', 'steering', 'electric', 'seals'],
  },
  {
    id: 'notCovered',
    className: 'fc-not-covered',
    icon: 'close',
    items: ['wear', 'damage', 'looks', 'changes'],
  },
] as const;

interface LimitedWarrantyProps {
  readonly limits: { readonly months: number; readonly warrantyMiles: string };
}

/** The dealer's own warranty on used vehicles: how long, and for which parts. */
export function LimitedWarranty({ limits }: LimitedWarrantyProps) {
  const text = useContentText('warranty');
  return (
    <ContentSection title={text('limitedTitle')} lead={text('limitedLead', limits)}>
      <Columns>
        {lists.map(({ id, className, icon, items }) => (
          <div key={id} className={className}>
            <h3>{text(`${id}Title`)}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <Icon name={icon} sizePx={20} />
                  {text(`${id}.${item}`)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
    </ContentSection>
  );
}
