import type {
  Appointment,
  Availability,
  Cart,
  ChangedVisit,
  FreeDay,
  NoData,
  PaymentInit,
  VisitCalendar,
} from '@salon/contracts';

interface CurrentCart {
  cart: Cart;
}

interface OneVisit {
  appointment: Appointment;
}

interface Visits {
  appointments: Appointment[];
  next: string | null;
}

/** Data of the responses about carts, booked visits and their payment. */
export interface BookingResponses {
  'GET /api/cart/get-cart': CurrentCart;
  'POST /api/cart/add-cart': CurrentCart;
  'POST /api/cart/add-special-offer': CurrentCart;
  'PUT /api/cart/update-quantity/{id}': CurrentCart;
  'DELETE /api/cart/remove-cart-item/{id}': CurrentCart;
  'DELETE /api/cart/clear-cart': CurrentCart;
  'POST /api/appointments/check-availability': Availability;
  'POST /api/appointments/free-days': { days: FreeDay[] };
  'POST /api/appointments/create': OneVisit;
  'POST /api/appointments': OneVisit;
  'GET /api/appointments/my-appointments': Visits;
  'GET /api/appointments/all': Visits;
  'GET /api/appointments/{id}': OneVisit;
  'GET /api/appointments/{id}/calendar': { calendar: VisitCalendar };
  'GET /api/appointments/{id}/new-times': Availability;
  'GET /api/appointments/{id}/new-days': { days: FreeDay[] };
  'PUT /api/appointments/{id}': OneVisit;
  'PATCH /api/appointments/{id}/cancel': ChangedVisit;
  'PATCH /api/appointments/{id}/reschedule': ChangedVisit;
  'PATCH /api/appointments/{id}/status': ChangedVisit;
  'POST /api/appointments/init-payhere': PaymentInit;
  'POST /api/appointments/payhere-notify': NoData;
}
