/** The views of this feature, each in its own chunk. */
export const savedVehiclesViews = {
  'saved-vehicles': async () =>
    (await import(/* webpackChunkName: "saved-vehicles" */ './saved-vehicles-page.tsx')).SavedVehiclesPage,
};
