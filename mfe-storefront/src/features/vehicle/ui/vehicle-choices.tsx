import { vehicleName } from '@forecourt/shared-contracts/formats';
import { AppLink, Button, chakra, type VehicleCardProps } from '@forecourt/shared-design';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useCardChoices, useCompared } from '../../choices/index.ts';
import { ShareButton } from './share-button.tsx';
import { routePaths } from '../../../domain/route-paths.ts';

const reasonId = 'storefront-compare-full';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '2', sm: '3' },
    // All three in one row of a phone, also of a narrow one.
    '@media (max-width: 599px)': { '& > button': { flexGrow: '1', paddingInline: '1' } },
    '& [aria-pressed=true]': { borderColor: 'brand', background: 'brandSoft', color: 'ink' },
    '& .fc-saved svg': { fill: 'currentColor', color: 'critical' },
    '& p': { margin: '0', flexBasis: '100%', textStyle: 'small', color: 'inkMuted' },
  },
});

interface ChoiceProps<T> {
  readonly name: string;
  readonly choice: T;
}

function SaveButton({ name, choice }: ChoiceProps<NonNullable<VehicleCardProps['favorite']>>) {
  const { t } = useTranslation('storefront');
  const { isSaved, onToggle } = choice;
  return (
    <Button
      variant="secondary"
      icon="heart"
      className={isSaved ? 'fc-saved' : undefined}
      aria-pressed={isSaved}
      aria-label={t(isSaved ? 'choices.savedName' : 'choices.save', { name })}
      onClick={onToggle}
    >
      {t(isSaved ? 'choices.saved' : 'choices.saveShort')}
    </Button>
  );
}

function CompareButton({ name, choice }: ChoiceProps<NonNullable<VehicleCardProps['compare']>>) {
  const { t } = useTranslation('storefront');
  const { isCompared, disabledReason, onToggle } = choice;
  const isFull = disabledReason !== undefined;
  return (
    <Button
      variant="secondary"
      icon={isCompared ? 'check' : 'compare'}
      aria-pressed={isCompared}
      aria-label={t('choices.compare', { name })}
      aria-disabled={isFull || undefined}
      aria-describedby={isFull ? reasonId : undefined}
      onClick={isFull ? undefined : onToggle}
    >
      {t('choices.compareShort')}
    </Button>
  );
}

/** Save, compare and share on a vehicle page, and a link to the comparison; renders nothing for a sold one (SHOP-48, SHOP-52). */
export function VehicleChoices({ vehicle }: { readonly vehicle: VehicleDetail }) {
  const { t } = useTranslation('storefront');
  const { favorite, compare } = useCardChoices(vehicle);
  const count = useCompared().length;
  const name = vehicleName(vehicle);
  if (!favorite || !compare) return null;
  return (
    <Root>
      <SaveButton name={name} choice={favorite} />
      <CompareButton name={name} choice={compare} />
      <ShareButton name={name} path={vehicle.path} />
      {count > 0 && (
        <AppLink href={routePaths.compare} variant="strong">
          {t('choices.seeComparison', { count })}
        </AppLink>
      )}
      {compare.disabledReason && <p id={reasonId}>{compare.disabledReason}</p>}
    </Root>
  );
}
