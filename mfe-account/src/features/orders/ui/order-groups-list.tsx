import { useId } from 'react';
import { chakra } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { OrderGroup } from '../domain/order-groups.ts';
import { OrderCard } from './order-card.tsx';

const Root = chakra('div', { base: { display: 'grid', gap: { base: '8', md: '10' } } });
const Group = chakra('section', {
  base: {
    '& > h2': { margin: '0', textStyle: 'heading' },
    '& > h2 span': { color: 'inkMuted' },
    '& > p': { margin: '0', marginTop: '1', color: 'inkMuted' },
    '& > ul': { listStyle: 'none', margin: '0', marginTop: '4', padding: '0', display: 'grid', gap: '4' },
    // An order that has come to another group appears there.
    '& > ul > li': { animation: 'fc-fade {durations.normal}' },
  },
});

interface OrderGroupsListProps {
  readonly groups: readonly OrderGroup[];
  /** The account that the orders belong to. */
  readonly sub: string;
}

/** The orders below a heading for what they need: problems, the buyer's turn, waiting, ended (ACCT-59). */
export function OrderGroupsList({ groups, sub }: OrderGroupsListProps) {
  return (
    <Root>
      {groups.map((group) => (
        <OrderGroupSection key={group.id} {...{ group, sub }} />
      ))}
    </Root>
  );
}

interface OrderGroupSectionProps extends Omit<OrderGroupsListProps, 'groups'> {
  readonly group: OrderGroup;
}

function OrderGroupSection({ group, sub }: OrderGroupSectionProps) {
  const { t } = useTranslation('account');
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <h2 id={id}>
        {t(`orders.groups.${group.id}.title`)} <span>{group.rows.length}</span>
      </h2>
      <p>{t(`orders.groups.${group.id}.text`)}</p>
      <ul>
        {group.rows.map(({ order, action }) => (
          <li key={order.orderNumber}>
            <OrderCard {...{ order, action, sub }} />
          </li>
        ))}
      </ul>
    </Group>
  );
}
