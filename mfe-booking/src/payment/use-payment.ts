import { messages, paymentTexts, type Appointment } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';
import { ApiError, browserNow, cartKey, messageOf, toast } from '@salon/web-kit';
import { appointmentQuery } from '@salon/web-kit/queries';
import { useQueryClient } from '@salon/web-kit/query';
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { useOnline } from '../use-online.js';
import { gatewayScriptUrl, loadGatewayScript } from './gateway-script.js';
import { claimOrder, keepOrder, keptOrder, preventAutomatic, releaseOrder, wasSent } from './orders.js';
import { initPayment, nameOrder } from './payment.api.js';
import {
  checkInit,
  isPayable,
  paymentReducer,
  startOf,
  TIMES,
  type PaymentEvent,
  type PaymentState,
} from './payment.rules.js';

type Send = (event: PaymentEvent) => void;

/**
 * A refusal that names its wait ends by itself. A conflict is final: the hold is over, or its services are not offered
 * any more; of a visit that is paid the page goes on by itself.
 */
function failureOf(error: unknown): PaymentEvent {
  const problem = messageOf(error, messages.paymentInitFailed);
  if (!(error instanceof ApiError)) return { type: 'refused', problem };
  if (error.status !== 429 || !error.retryAfter)
    return { type: 'refused', problem, isFinal: error.status === 409 && error.code !== 'ALREADY_PAID' };
  return { type: 'too-many', problem, nextAt: addMinutes(browserNow(), error.retryAfter / 60).toISOString() };
}

/** Requests an initialisation whenever one begins; a late response still counts. */
function useInitialising(state: PaymentState, appointment: Appointment, send: Send): void {
  const client = useQueryClient();
  const { attempt } = state;
  const requested =
    state.init === null && (state.step === 'initialising' || (state.step === 'preparing' && attempt > 0));
  const { _id: id, appointmentFee, prepaid = 0 } = appointment;
  const amount = appointmentFee + prepaid;
  useEffect(() => {
    if (!requested) return undefined;
    const controller = new AbortController();
    const slow = setTimeout(() => send({ type: 'slow' }), TIMES.slow);
    initPayment(id, amount, controller.signal).then(
      (response) => {
        const check = checkInit(response);
        if (controller.signal.aborted) return;
        if ('init' in check) {
          keepOrder(id, check.init);
          nameOrder(id, check.init.orderId);
        }
        send('init' in check ? { type: 'initialised', init: check.init } : { type: 'refused', problem: check.problem });
        // The first initialisation lengthens the hold (decision C5).
        void client.invalidateQueries({ queryKey: appointmentQuery(id).queryKey });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        send(failureOf(error));
        void client.invalidateQueries({ queryKey: cartKey }); // It says what is not offered any more.
      },
    );
    return () => {
      clearTimeout(slow);
      controller.abort();
    };
  }, [requested, attempt, id, amount, client, send]);
}

/**
 * Opens the checkout 1.5 s after it is ready, the first time in this browser, unless the gateway was still checking
 * another payment. Without a connection it waits: the browser's own error page would replace the site.
 */
function useAutoPay({ step, auto }: PaymentState, isOnline: boolean, send: Send): void {
  const waiting = step === 'ready' && auto && isOnline;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => send({ type: 'pay', by: 'timer' }), TIMES.auto);
    return () => clearTimeout(timer);
  }, [waiting, send]);
}

/**
 * Posts the form: 0.5 s after the button, immediately after the timer. Once per order id: a posted order is never
 * posted again.
 */
function usePosting(state: PaymentState, id: string, form: RefObject<HTMLFormElement | null>, send: Send): void {
  const posting = state.step === 'posting';
  const { by, init } = state;
  useEffect(() => {
    if (!posting || !init) return undefined;
    if (!isPayable(init)) return send({ type: 'refused', problem: paymentTexts.unavailable });
    toast.success(messages.paymentRedirect);
    const timer = setTimeout(
      () => {
        try {
          if (!claimOrder(id, init.orderId)) return send({ type: 'start' });
          if (!form.current) throw new Error('the checkout form is gone');
          form.current.submit();
          send({ type: 'posted' });
        } catch {
          releaseOrder(init.orderId);
          send({ type: 'post-failed' }); // The browser did not leave the page: the panel stays and shows an error.
        }
      },
      by === 'timer' ? 0 : TIMES.post,
    );
    return () => clearTimeout(timer);
  }, [posting, by, init, id, form, send]);
}

/** Loads the gateway's script before the first initialisation; a page without its address skips it. */
function useGatewayScript({ step }: PaymentState, send: Send): void {
  const connecting = step === 'connecting';
  useEffect(() => {
    if (!connecting) return undefined;
    const url = gatewayScriptUrl();
    if (url === null) return send({ type: 'script-settled', failed: false });
    return loadGatewayScript(url, (failed) => send({ type: 'script-settled', failed }));
  }, [connecting, send]);
}

/**
 * Back from the gateway, the browser may restore this page from its cache: the order is used, so a new one is
 * requested.
 */
function useReturn(send: Send): void {
  useEffect(() => {
    const back = (event: PageTransitionEvent) => event.persisted && send({ type: 'start' });
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [send]);
}

export interface Payment {
  state: PaymentState;
  form: RefObject<HTMLFormElement | null>;
  isOnline: boolean;
  payAgain(): void;
  pay(): void;
  retry(): void;
  openElsewhere(): void;
}

/** The payment of one held visit: states and timers of docs/product.md §4; unmounting cancels every timer. */
export function usePayment(appointment: Appointment): Payment {
  const { attempt, orderId } = appointment;
  const [checked] = useState(orderId);
  const [state, send] = useReducer(paymentReducer, appointment._id, (id) =>
    startOf(!wasSent(id), keptOrder(id), attempt === 'pending'),
  );
  const form = useRef<HTMLFormElement>(null);
  const isOnline = useOnline();
  const paid = appointment.status === 'confirmed';
  useEffect(() => send(paid ? { type: 'paid' } : { type: 'start' }), [paid]);
  useEffect(() => {
    // What was being checked will not be paid.
    if (attempt === 'cancelled' && orderId === checked) send({ type: 'pay-again' });
  }, [attempt, orderId, checked]);
  useInitialising(state, appointment, send);
  useGatewayScript(state, send);
  useAutoPay(state, isOnline, send);
  usePosting(state, appointment._id, form, send);
  useReturn(send);
  return {
    state,
    form,
    isOnline,
    payAgain: () => {
      preventAutomatic(appointment._id);
      send({ type: 'pay-again' });
    },
    pay: () => send(isOnline ? { type: 'pay', by: 'customer' } : { type: 'pay-once-online' }),
    retry: () => send({ type: 'start' }),
    openElsewhere: () => send({ type: 'opened-elsewhere' }),
  };
}
