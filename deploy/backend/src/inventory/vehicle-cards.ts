import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import { distanceMiles, type Position } from '@forecourt/shared-contracts/geo';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import { findCardRows, type CardDealer } from './card-rows.ts';
import { findRecords } from './vehicle-rows.ts';
import { cardView, savingsCents, type CardRecord } from './vehicle-view.ts';

/** Vehicles by id, as cards show them: recently requested ones from memory, the others from the database. */
export interface VehicleCards {
  /**
   * Returned in the order of the ids; missing or deleted vehicles are omitted. With an origin each has its
   * distance.
   */
  find(store: TenantStore, question: CardQuestion): Promise<Vehicle[]>;
  /** From now on the vehicle is returned at this inventory version or later. */
  noteChange(id: number, version: number): void;
}

interface CardQuestion {
  readonly ids: readonly number[];
  /** Where distances are measured from. */
  readonly origin?: Position | undefined;
}

/** What cards are computed with, as current as the index. */
export interface CardSettings {
  readonly payment: PaymentSettings;
  /** Calendar date on which incentives apply. */
  readonly todayOn: string;
  /** The tenant's dealers by id. */
  readonly dealers: ReadonlyMap<number, CardDealer>;
  /** The incentives used in each vehicle's price, in cents by vehicle id; none for the others. */
  readonly savings: ReadonlyMap<number, number>;
  /** Maximum number of cards in memory. */
  readonly mostKept?: number;
}

interface Card {
  readonly vehicle: Vehicle;
  readonly position: Position;
  /** Inventory version that last changed the row. */
  readonly version: number;
}

/** About two kilobytes each. */
const mostKeptByDefault = 4_000;

/**
 * Starts empty. A card is stored with its row's version and returned only if no later change was noted, so a
 * result read while the vehicle changed is not cached. Dealers and incentives never change without a new
 * version or a new day.
 */
export function createVehicleCards(settings: CardSettings): VehicleCards {
  const { mostKept = mostKeptByDefault } = settings;
  const kept = new Map<number, Card>();
  const changes = new Map<number, number>();

  function take(id: number): Card | undefined {
    const card = kept.get(id);
    if (!card) return undefined;
    kept.delete(id);
    if (card.version < (changes.get(id) ?? 0)) return undefined;
    kept.set(id, card);
    return card;
  }

  function keep(id: number, card: Card): void {
    kept.set(id, card);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  }

  return {
    async find(store, { ids, origin }) {
      const cards = new Map(ids.map((id) => [id, take(id)] as const));
      const unknown = ids.filter((id) => cards.get(id) === undefined);
      for (const record of await readCards(store, unknown, settings)) {
        const { id } = record.vehicle;
        const card = cardOf(record, settings.payment);
        cards.set(id, card);
        keep(id, card);
      }
      return ids.flatMap((id) => withDistance(cards.get(id), origin) ?? []);
    },
    noteChange: (id, version) => void changes.set(id, version),
  };
}

type PlacedCard = CardRecord & { readonly dealer: CardDealer };

/**
 * Reads cards. A vehicle of a dealer that is newer than the settings is read with its dealer and incentives.
 */
async function readCards(
  store: TenantStore,
  ids: readonly number[],
  { dealers, savings, todayOn }: CardSettings,
): Promise<PlacedCard[]> {
  const rows = await findCardRows(store, ids);
  const cards = rows.flatMap((vehicle) => {
    const dealer = dealers.get(vehicle.dealerId);
    return dealer ? { vehicle, dealer, incentivesCents: savings.get(vehicle.id) ?? 0 } : [];
  });
  if (cards.length === rows.length) return cards;
  const others = rows.flatMap(({ id, dealerId }) => (dealers.has(dealerId) ? [] : id));
  const records = await findRecords(store, others, todayOn);
  return [...cards, ...records.map((record) => ({ ...record, incentivesCents: savingsCents(record) }))];
}

function cardOf(record: PlacedCard, payment: PaymentSettings): Card {
  const { latitude, longitude } = record.dealer;
  const vehicle = cardView(record, payment);
  return { vehicle, position: { latitude, longitude }, version: record.vehicle.version };
}

function withDistance(card: Card | undefined, origin: Position | undefined): Vehicle | undefined {
  if (!card || !origin) return card?.vehicle;
  return {
    ...card.vehicle,
    distanceMiles: Math.round(distanceMiles(origin, card.position) * 10) / 10,
  };
}
