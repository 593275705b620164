/** The views of this feature, each in its own chunk. */
export const referralViews = {
  dialog: async () =>
    (await import(/* webpackChunkName: "referral" */ './referral-dialog.tsx')).ReferralDialog,
};
