import { ActionRow, Alert, Button } from '@forecourt/shared-design';
import type { ProtectionType } from '@forecourt/shared-contracts/protection';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { PackageState } from '../model/package-state.ts';
import type { CoverageChoice } from '../model/use-coverage-choice.ts';

interface PackageActionsProps {
  readonly type: ProtectionType;
  readonly name: string;
  readonly state: PackageState;
  readonly choice: CoverageChoice;
  /** Asks for the level to add. */
  readonly onAsk: () => void;
}

/** Adds the selected level, changes to it, or removes the package; shows why the last attempt failed. */
export function PackageActions(props: PackageActionsProps) {
  const { type, name, state, choice } = props;
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const { chosen, value } = state;
  const isBusy = choice.busyType === type;
  const isChange = value !== undefined && value !== chosen?.level.code;
  return (
    <>
      {choice.refusal?.type === type && (
        <Alert severity="error">
          {t(`coverage.changeFailed.${choice.refusal.reason}`, { phone: contact.phoneAbbreviation })}
        </Alert>
      )}
      <ActionRow fit={chosen && !isChange ? 'content' : 'column'} alignItems="center">
        <MainAction {...props} isBusy={isBusy} />
        {chosen && isChange && (
          <Button
            busy={isBusy}
            variant="quiet"
            icon="trash"
            aria-label={t('coverage.package.remove', { name })}
            onClick={() => choice.remove(type)}
          >
            {t('coverage.package.removeThis')}
          </Button>
        )}
      </ActionRow>
    </>
  );
}

/** One button that keeps its position, and with it focus, while its action changes between adding and removing. */
function MainAction({
  type,
  name,
  state,
  choice,
  isBusy,
  onAsk,
}: PackageActionsProps & { readonly isBusy: boolean }) {
  const { t } = useTranslation('creditApp');
  const { chosen, toAdd } = state;
  const isSame = chosen !== undefined && toAdd === chosen.level.code;
  if (!chosen && state.prices === 'none') return null;
  const handleClick = () => {
    if (isSame) choice.remove(type);
    else if (toAdd === undefined) onAsk();
    else choice.choose(type, toAdd);
  };
  return (
    <Button
      busy={isBusy}
      variant={isSame ? 'quiet' : 'secondary'}
      flush={isSame ? 'always' : undefined}
      icon={isSame ? 'trash' : undefined}
      aria-label={isSame ? t('coverage.package.remove', { name }) : undefined}
      onClick={handleClick}
    >
      {isSame
        ? t('coverage.package.removeThis')
        : t(chosen ? 'coverage.package.change' : 'coverage.package.add', { name })}
    </Button>
  );
}
