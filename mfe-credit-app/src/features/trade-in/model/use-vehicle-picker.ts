import { useState } from 'react';
import { usePlatform, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { typedText, useFormDraft, type TypedValues } from '../../../platform/form-draft.ts';
import { useSaveAnswers } from '../data/trade-in.mutations.ts';
import { choicesQuery, type ChosenVehicle } from '../data/vehicle.queries.ts';
import { useRefusedFaults } from './use-refused-faults.ts';

/** The parts of a vehicle, each depending on those before it. */
export const vehicleParts = ['year', 'make', 'model', 'trim'] as const;
type VehiclePart = (typeof vehicleParts)[number];

interface PickerOptions {
  readonly chosen: ChosenVehicle;
  readonly vin: string | null;
  readonly nextPath: string;
}

/** The vehicle lists: choosing one part clears those after it, because they belong to another vehicle. */
export function useVehiclePicker({ chosen: first, vin, nextPath }: PickerOptions) {
  const { t } = useTranslation('creditApp');
  const { client, navigation } = usePlatform();
  const draft = useFormDraft('trade-in.vehicle');
  const [chosen, setChosen] = useState(() => (vin === null ? typedVehicle(draft.typed) : undefined) ?? first);
  const [tried, setTried] = useState<ChosenVehicle>();
  const [submitCount, setSubmitCount] = useState(0);
  const choices = useQuery(choicesQuery(client, chosen));
  const save = useSaveAnswers();
  const missingOf = (from: ChosenVehicle) => vehicleParts.filter((part) => from[part] === '');
  const { refused, error } = useRefusedFaults(save.error, vehicleParts);
  const missing = tried
    ? missingOf(tried).map((name) => ({ name, message: t(`tradeIn.faults.vehicle.${name}`) }))
    : [];
  const faults = missing.length > 0 ? missing : refused;
  const isOpen = (part: VehiclePart) =>
    vehicleParts.slice(0, vehicleParts.indexOf(part)).every((before) => chosen[before] !== '');
  return {
    chosen,
    faults,
    submitCount,
    isOpen,
    isSending: save.isPending,
    error: error ?? choices.error,
    messageOf: (name: VehiclePart) => faults.find((fault) => fault.name === name)?.message,
    /** Returns the options, always including the current choice. */
    options(part: VehiclePart): readonly string[] {
      const listed = (choices.data?.[`${part}s`] ?? []).map(String);
      const value = chosen[part];
      return value === '' || listed.includes(value) ? listed : [value, ...listed];
    },
    choose(part: VehiclePart, value: string) {
      const later = vehicleParts.slice(vehicleParts.indexOf(part) + 1);
      const next = { ...chosen, [part]: value, ...Object.fromEntries(later.map((name) => [name, ''])) };
      setChosen(next);
      if (vin === null) draft.keep(next);
    },
    submit() {
      setTried(chosen);
      setSubmitCount(submitCount + 1);
      if (missingOf(chosen).length > 0) return;
      const { year, make, model, trim } = chosen;
      save.mutate(
        { vehicle: { vin, year: Number(year), make, model, trim } },
        {
          onSuccess: () => {
            draft.drop();
            navigation.push(nextPath);
          },
        },
      );
    },
  };
}

/** The kept choices, undefined if there are none. */
function typedVehicle(typed: TypedValues): ChosenVehicle | undefined {
  if (typedText(typed, 'year') === undefined) return undefined;
  const [year = '', make = '', model = '', trim = ''] = vehicleParts.map((part) => typedText(typed, part));
  return { year, make, model, trim };
}
