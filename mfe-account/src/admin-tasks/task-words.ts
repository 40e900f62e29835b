import { type NoticeTask, type RefundReason, TAKEN_BACK_BY_BANK } from '@salon/contracts';
import { CURRENCY, moneyText } from '@salon/kernel';

export const REFUND_WORDS: Readonly<Record<RefundReason, string>> = {
  cancelled: 'The visit is cancelled',
  second_payment: 'Paid twice',
  unplaced: 'Paid, but the time had gone',
};

export const VERDICTS: Readonly<Record<NoticeTask['verdict'], { title: string; text: string }>> = {
  mismatch: {
    title: 'Another amount than ordered',
    text: 'The notice is signed, but names another amount or currency than the order. The visit was not confirmed by it.',
  },
  unknown: {
    title: 'An order nobody knows',
    text: 'The notice is signed, but this salon has no such order. Ask the gateway whose it is.',
  },
  forged: {
    title: 'Not signed by the gateway',
    text: 'Somebody may have tried to pass for the gateway. Nothing was believed, and nothing has changed.',
  },
};

export const CHARGE_BACK = {
  title: TAKEN_BACK_BY_BANK,
  text: 'The salon no longer has this money. Ask the gateway why, and the customer how they wish to pay.',
};

/** 'LKR 1,000.00'; an amount that is none in rupees as its sender wrote it. */
export const noticeAmount = ({ amount, currency }: Pick<NoticeTask, 'amount' | 'currency'>): string =>
  currency === CURRENCY && /^\d+(?:\.\d{1,2})?$/.test(amount) ? moneyText(Number(amount)) : `${currency} ${amount}`;
