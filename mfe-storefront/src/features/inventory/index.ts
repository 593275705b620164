export { featuredQuery, searchQuery, similarQuery, vehicleQuery } from './inventory.queries.ts';
export { cardListStyles } from './card-list-styles.ts';
export { InventoryCard } from './inventory-card.tsx';
export { bodyStyleDrawing, bodyStylePicture } from './body-style-picture.ts';
export { ResultsLink } from './results-link.tsx';
export { VehicleShelf } from './vehicle-shelf.tsx';
