/** The views of this feature, each in its own chunk. */
export const personalPaymentsViews = {
  desk: async () =>
    (await import(/* webpackChunkName: "personal-payments" */ './ui/personal-desk.tsx')).PersonalDesk,
};
