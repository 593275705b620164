import type { ApiClient } from '@forecourt/shared-contracts';
import { apiQuery, keepPreviousData } from '@forecourt/shared-contracts/react';
import { listTradeInChoices } from '@forecourt/shared-contracts/trade-in';

/** What somebody has chosen of a vehicle so far; empty text is nothing. */
export interface ChosenVehicle {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
}

/** Years, and the makes, models and trims that go with what is chosen. */
export function choicesQuery(client: ApiClient, { year, make, model }: ChosenVehicle) {
  const query = {
    ...(year && { year }),
    ...(make && { make }),
    ...(model && { model }),
  };
  return { ...apiQuery(client, listTradeInChoices, { query }), placeholderData: keepPreviousData };
}
