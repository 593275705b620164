/** How someone applies: alone, with a co-applicant, or with a co-buyer who will also own the vehicle. */
export const applicationPlans = ['alone', 'co-applicant', 'co-buyer'] as const;
export type ApplicationPlan = (typeof applicationPlans)[number];
