import { offeredPriceCents } from '@forecourt/shared-contracts/inventory';
import { paymentSettingsOn } from '@forecourt/shared-contracts/pricing';
import type { PaymentSettings, Tenant } from '@forecourt/shared-contracts/tenant';
import type { Db } from '../db/index.ts';
import type { Clock } from '../ports/index.ts';
import { todayOf } from './dealer-day.ts';
import { cardDealers } from './card-rows.ts';
import { estimatedPayment } from './estimated-payment.ts';
import { createVehicleCards, type CardSettings, type VehicleCards } from './vehicle-cards.ts';
import { buildSearchIndex, type IndexedRow, type SearchIndex } from './search/index.ts';
import { indexedRowsSince, inventoryVersion, savingsByVehicle } from './vehicle-rows.ts';

/** A tenant's vehicles in memory; the database is authoritative. */
export interface IndexedInventory {
  readonly index: SearchIndex;
  /** As current as the index. */
  readonly cards: VehicleCards;
  /** What the cards are computed with. */
  readonly cardSettings: CardSettings;
}

/** The search indexes of all tenants, built on first use and kept up to date. */
export interface InventoryIndexes {
  /** Returns the tenant's index; at most two seconds behind what other processes committed. */
  get(tenant: Tenant): Promise<IndexedInventory>;
  /** Makes the next query check for changes at once. */
  noteChange(tenantId: string): void;
  /** Makes the next query check for changes at once if the tenant's index is older than this version. */
  noteVersion(tenantId: string, version: number): void;
}

interface Kept extends IndexedInventory {
  version: number;
  checkedAtMs: number;
}

const pollMs = 2_000;
/** With this many changed rows, rebuilding is faster than moving each to its position. */
const maxPatches = 200;

/** Starts without any index. */
export function createInventoryIndexes({ db, clock }: { db: Db; clock: Clock }): InventoryIndexes {
  const kept = new Map<string, Kept>();
  const queues = new Map<string, Promise<unknown>>();
  const noted = new Set<string>();

  async function refresh(tenant: Tenant): Promise<IndexedInventory> {
    const now = clock.now();
    const day = todayOf({ clock }, tenant);
    const known = kept.get(tenant.id);
    if (!known) return rebuild(tenant, day);
    const { payment, todayOn, savings } = known.cardSettings;
    if (todayOn !== day || !isSame(payment, tenant.payment)) return rebuild(tenant, day);
    if (!noted.delete(tenant.id) && now.getTime() - known.checkedAtMs < pollMs) return known;
    known.checkedAtMs = now.getTime();
    const version = await inventoryVersion(db, tenant.id);
    if (version === known.version) return known;
    const rows = await indexedRowsSince(db, tenant.id, known.version);
    if (rows.length > maxPatches) return rebuild(tenant, day);
    const settings = paymentSettingsOn(tenant.payment, day);
    const indexed = rows.map((row) => indexedRow(row, savings.get(row.id) ?? 0, settings));
    if (!indexed.every((row) => known.index.patch(row))) return rebuild(tenant, day);
    for (const row of rows) known.cards.noteChange(row.id, row.version);
    known.version = version;
    return known;
  }

  async function rebuild(tenant: Tenant, day: string): Promise<IndexedInventory> {
    const version = await inventoryVersion(db, tenant.id);
    const savings = await savingsByVehicle(db, tenant.id, day);
    const rows = await indexedRowsSince(db, tenant.id, 0);
    const { payment } = tenant;
    const settings = paymentSettingsOn(payment, day);
    const index = buildSearchIndex(rows.map((row) => indexedRow(row, savings.get(row.id) ?? 0, settings)));
    const dealers = await cardDealers(db, tenant.id);
    const cardSettings = { payment, todayOn: day, dealers, savings };
    const made = { index, cards: createVehicleCards({ ...cardSettings, payment: settings }), cardSettings };
    kept.set(tenant.id, { ...made, version, checkedAtMs: clock.now().getTime() });
    return made;
  }

  return {
    get(tenant) {
      const before = queues.get(tenant.id) ?? Promise.resolve();
      const next = before.catch(() => undefined).then(() => refresh(tenant));
      queues.set(tenant.id, next);
      return next;
    },
    noteChange: (tenantId) => void noted.add(tenantId),
    noteVersion(tenantId, version) {
      if ((kept.get(tenantId)?.version ?? 0) < version) noted.add(tenantId);
    },
  };
}

function isSame(one: PaymentSettings, two: PaymentSettings): boolean {
  return one === two || JSON.stringify(one) === JSON.stringify(two);
}

type Row = Awaited<ReturnType<typeof indexedRowsSince>>[number];

function indexedRow(row: Row, incentivesCents: number, settings: PaymentSettings): IndexedRow {
  const { condition, priceCents } = row;
  const payment = estimatedPayment({ condition, priceCents, incentivesCents }, settings);
  const offeredCents = offeredPriceCents({ priceCents, incentivesTotalCents: incentivesCents });
  return { ...row, priceCents: offeredCents, paymentCents: payment?.monthlyPaymentCents ?? -1 };
}
