/** The views of this feature, each in its own chunk. */
export const leadViews = {
  dialog: async () => (await import(/* webpackChunkName: "lead-form" */ './ui/lead-dialog.tsx')).LeadDialog,
};
