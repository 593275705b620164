import { chakra } from '@forecourt/shared-design';
import { badgeText } from '../../../domain/menu-items.ts';

const Badge = chakra('span', {
  base: {
    minWidth: '20px',
    height: '20px',
    paddingInline: '1',
    borderRadius: 'full',
    background: 'brand',
    color: 'onBrand',
    fontSize: '11px',
    fontWeight: 'bold',
    lineHeight: '20px',
    textAlign: 'center',
    flexShrink: '0',
  },
});

/** The visible number next to an item; renders nothing for zero. The item's accessible name contains the full text. */
export function CountBadge({ count }: { count: number }) {
  const text = badgeText(count);
  return text === '' ? null : (
    <Badge key={text} className="fc-count" aria-hidden="true">
      {text}
    </Badge>
  );
}
