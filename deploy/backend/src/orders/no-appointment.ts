/** The columns of an order without an appointment. */
export const noAppointment = {
  appointmentAt: null,
  appointmentEndAt: null,
  handOverFailedAt: null,
  handOverReceivedAt: null,
  handOverAskedAt: null,
};
