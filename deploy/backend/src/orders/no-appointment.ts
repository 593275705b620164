/** The columns of an order without an appointment. */
export const noAppointment = {
  appointmentAt: null,
  appointmentEndAt: null,
  handOverFeeCents: null,
  handOverFailedAt: null,
  handOverReceivedAt: null,
  handOverAskedAt: null,
};
