import type { ApiClient } from '@forecourt/shared-contracts';
import { apiQuery, keepPreviousData } from '@forecourt/shared-contracts/react';
import { listTradeInChoices } from '@forecourt/shared-contracts/trade-in';

/** The choices so far; an empty string is unanswered. */
export interface ChosenVehicle {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
}

/** Years, and the makes, models and trims that match the choices so far. */
export function choicesQuery(client: ApiClient, { year, make, model }: ChosenVehicle) {
  const query = {
    ...(year && { year }),
    ...(make && { make }),
    ...(model && { model }),
  };
  return { ...apiQuery(client, listTradeInChoices, { query }), placeholderData: keepPreviousData };
}
