import {
  chakra,
  PaymentTooltip,
  PriceTooltip,
  VehicleCard,
  VehicleCardSkeleton,
  VehicleMedia,
} from '../src/index.ts';
import { nothing, type CatalogEntry, type CatalogSection } from './catalog-entry.ts';
import { samplePayments, samplePhone, samplePriceDetails, sampleVehicle } from './samples.ts';

const estimated = samplePayments[0]!;

/** A place in a list of cards: their styles follow its width. */
const Place = chakra('div', { base: { display: 'grid', container: 'fc-card / inline-size' } });

const cardStates: CatalogEntry['states'] = [
  ...samplePayments.map(({ id, vehicle, payment }, index) => ({
    name: id,
    node: (
      <VehicleCard
        vehicle={vehicle}
        payment={payment}
        favorite={{ isSaved: index === 1, onToggle: nothing }}
        compare={{ isCompared: index === 2, onToggle: nothing }}
        dealerPhone={samplePhone}
        similarHref="#similar"
        personalizeHref="#personalize"
        onAdjustDownPayment={nothing}
        onRemoveTrade={nothing}
      />
    ),
  })),
  {
    name: 'valued, compare on the picture',
    node: (
      <VehicleCard
        vehicle={{ ...sampleVehicle, vin: '21' }}
        payment={estimated.payment}
        valuation="great"
        hasInlineCompare
        favorite={{ isSaved: false, onToggle: nothing }}
        compare={{ isCompared: true, onToggle: nothing }}
      />
    ),
  },
  {
    name: 'comparison full',
    node: (
      <VehicleCard
        vehicle={{ ...sampleVehicle, vin: '22' }}
        payment={estimated.payment}
        compare={{ isCompared: false, disabledReason: 'You can compare 4 vehicles', onToggle: nothing }}
      />
    ),
  },
  {
    name: 'hover',
    caused: 'hover',
    node: <VehicleCard vehicle={{ ...sampleVehicle, vin: '23' }} payment={estimated.payment} />,
  },
  {
    name: 'focus',
    caused: 'focus',
    node: <VehicleCard vehicle={{ ...sampleVehicle, vin: '24' }} payment={estimated.payment} />,
  },
  { name: 'skeleton', node: <VehicleCardSkeleton /> },
];

const cards: CatalogEntry = {
  of: ['VehicleCard', 'VehicleCardSkeleton'],
  states: cardStates.map((state) => ({ ...state, node: <Place>{state.node}</Place> })),
};

const rows: CatalogEntry = {
  of: ['VehicleCard'],
  room: 'whole',
  states: [
    {
      name: 'row, with price details',
      node: (
        <VehicleCard
          layout="row"
          vehicle={{ ...sampleVehicle, vin: '31' }}
          payment={estimated.payment}
          priceDetails={samplePriceDetails}
          onClose={nothing}
          closeLabel="Remove from cart"
        />
      ),
    },
  ],
};

/** Vehicle cards in every payment state (PRICE-16) and availability (SHOP-22). */
export const vehicles: CatalogSection = {
  id: 'vehicles',
  title: 'Vehicles',
  entries: [
    cards,
    rows,
    {
      of: ['VehicleMedia', 'PaymentTooltip', 'PriceTooltip'],
      states: [
        { name: 'picture', node: <VehicleMedia image={sampleVehicle.image} /> },
        { name: 'no picture', node: <VehicleMedia image={undefined} /> },
        { name: 'terms of a payment', node: <PaymentTooltip payment={estimated.payment} /> },
        { name: 'parts of a price', node: <PriceTooltip details={samplePriceDetails} /> },
      ],
    },
  ],
};
