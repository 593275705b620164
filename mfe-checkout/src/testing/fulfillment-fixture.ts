import type { Appointment, Fulfillment } from '@forecourt/shared-contracts/fulfillment';

/** The fulfillment options of an order with nothing chosen: delivery, or pickup at the dealership. */
export function fulfillmentFixture(parts: Partial<Fulfillment> = {}): Fulfillment {
  return {
    orderNumber: 'FC-1001',
    status: 'Draft',
    orderKind: 'REGULAR',
    isDeliveryOffered: true,
    pickupPlaces: [{ location: 'DEALERSHIP_LOCATION', place: dealershipFixture, feeCents: 0 }],
    includedMiles: 50,
    maxMiles: 300,
    changeCutoffHours: 24,
    appointment: null,
    canChange: true,
    ...parts,
  };
}

/** The address of the invented dealership. */
export const dealershipFixture = {
  name: 'Test Dealer',
  line1: '1 Main Street',
  line2: '',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
} as const;

/** A booked delivery, for a fee. */
export function appointmentFixture(parts: Partial<Appointment> = {}): Appointment {
  return {
    id: 'a-1',
    type: 'DELIVERY',
    location: null,
    place: { ...dealershipFixture, name: 'Order FC-1001', line1: '12 Garden Street', zip: '04103' },
    feeCents: 14_900,
    distanceMiles: 60,
    instructions: 'Ring twice',
    startAt: '2026-06-18T13:00:00.000Z',
    endAt: '2026-06-18T15:00:00.000Z',
    changeUntil: '2026-06-17T13:00:00.000Z',
    ...parts,
  };
}
