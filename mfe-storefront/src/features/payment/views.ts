/** The views of this feature, each in its own chunk. */
export const paymentViews = {
  explanation: async () =>
    (await import(/* webpackChunkName: "payment-explanation" */ './ui/explanation-dialog.tsx'))
      .ExplanationDialog,
};
