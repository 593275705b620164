import { Alert, AppLink, Button, SelectField } from '@forecourt/shared-design';
import { useHasOwnEmail } from '../model/use-has-own-email.ts';
import { FormPage } from './form-page.tsx';
import { TradeInFailure } from './trade-in-failure.tsx';
import { useSearchParams, useTranslation } from '@forecourt/shared-contracts/react';
import { stepsFor, type DecodedVin } from '@forecourt/shared-contracts/trade-in';
import { nextPath, offerPath, stepPath } from '../domain/trade-in-paths.ts';
import { useVehiclePicker, vehicleParts } from '../model/use-vehicle-picker.ts';
import type { ChosenVehicle } from '../data/vehicle.queries.ts';

interface VehiclePickerProps {
  readonly chosen: ChosenVehicle;
  /** The result of the VIN lookup, if there was one. */
  readonly decoded?: DecodedVin;
  readonly onOtherVin?: (() => void) | undefined;
}

/** Year, make, model and trim: chosen from lists, or decoded from the VIN for confirmation. */
export function VehiclePicker({ chosen, decoded, onOtherVin }: VehiclePickerProps) {
  const { t } = useTranslation('creditApp');
  const [search] = useSearchParams();
  const isChange = search.has('change');
  const place = { isMember: useHasOwnEmail(), isChange };
  const found = decoded?.vehicle ? decoded : undefined;
  const picker = useVehiclePicker({
    chosen,
    vin: decoded ? decoded.vin : null,
    nextPath: nextPath('vehicle', place),
  });
  return (
    <FormPage
      title={t(`tradeIn.vehicle.${found ? 'confirm' : 'title'}`)}
      lead={found && t('tradeIn.vehicle.found', { vin: found.vin })}
      focusKey={decoded ? 'found' : 'by-model'}
      eyebrow={t('tradeIn.position', { n: 1, total: stepsFor(place.isMember).length })}
      backPath={decoded ? offerPath : stepPath('vehicle', isChange)}
      faults={picker.faults}
      submitCount={picker.submitCount}
      submitText={t('tradeIn.continue')}
      isSending={picker.isSending}
      onSubmit={picker.submit}
      actions={<OtherVin onOtherVin={onOtherVin} />}
      note={
        <p>
          <AppLink href={`${offerPath}/not-listed`}>{t('tradeIn.vehicle.notListed')}</AppLink>
        </p>
      }
    >
      {decoded && <VinNotes decoded={decoded} />}
      {picker.error && <TradeInFailure error={picker.error} />}
      <VehicleLists picker={picker} />
    </FormPage>
  );
}

function OtherVin({ onOtherVin }: Pick<VehiclePickerProps, 'onOtherVin'>) {
  const { t } = useTranslation('creditApp');
  if (!onOtherVin) return null;
  return (
    <Button variant="quiet" onClick={onOtherVin}>
      {t('tradeIn.vehicle.otherVin')}
    </Button>
  );
}

/** Notes about a VIN: that it is unknown, or that its check digit is wrong. */
function VinNotes({ decoded: { vin, vehicle, isCheckDigitRight } }: { readonly decoded: DecodedVin }) {
  const { t } = useTranslation('creditApp');
  return (
    <>
      {!isCheckDigitRight && <Alert severity="warning">{t('tradeIn.vehicle.checkDigit', { vin })}</Alert>}
      {!vehicle && <Alert severity="info">{t('tradeIn.vehicle.unread', { vin })}</Alert>}
    </>
  );
}

function VehicleLists({ picker }: { readonly picker: ReturnType<typeof useVehiclePicker> }) {
  const { t } = useTranslation('creditApp');
  return vehicleParts.map((part) => (
    <SelectField
      key={part}
      name={part}
      label={t(`tradeIn.vehicle.${part}`)}
      options={picker.options(part).map((value) => ({ value, label: value }))}
      disabled={!picker.isOpen(part)}
      value={picker.chosen[part]}
      error={picker.messageOf(part)}
      onChange={(event) => picker.choose(part, event.target.value)}
    />
  ));
}
