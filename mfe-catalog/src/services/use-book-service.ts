import { messages, type SalonService } from '@salon/contracts';
import { ApiError, messageOf, toast, type ToastAction } from '@salon/web-kit';
import { useNavigate } from '@salon/web-kit/router';
import { useState } from 'react';
import { deleteCart, postService } from '../cart/cart.api.js';
import { useAdmission } from '../cart/use-admission.js';
import { useCartChange } from '../cart/use-cart-change.js';
import type { MixQuestion } from './mix-question.js';

interface Asking {
  MixQuestion: typeof MixQuestion;
}

export interface BookService {
  busy: boolean;
  /** While the customer is asked whether the special offer in the cart may go (spec §4 Cart): the question to show. */
  asking: Asking | null;
  book(): void;
  replaceOffer(): void;
  keepOffer(): void;
}

async function clearAndAdd(serviceId: string) {
  await deleteCart();
  return postService(serviceId);
}

/** 'Book Now' of one service: into the cart, with the way to it (spec §4 Cart, decision B11). */
export function useBookService({ _id }: SalonService): BookService {
  const [asking, setAsking] = useState<Asking | null>(null);
  const navigate = useNavigate();
  const admit = useAdmission();
  const done = () =>
    toast.success(messages.cartAdded, { action: { label: 'View cart', run: () => void navigate('/cart') } });
  const replaced = (undo: ToastAction | undefined) =>
    undo ? toast.success(messages.cartAdded, { action: undo }) : done();
  const tell = (error: unknown) => toast.error(messageOf(error, messages.cartAddFailed));
  /** The cart was cleared for a service that could not be added: what was in it comes back by itself. */
  const takeBack = (error: unknown, undo: ToastAction | undefined) => {
    tell(error);
    undo?.run();
  };
  /** Few are asked, so the question's code comes when it is: until then the button is busy, and without it nothing was changed. */
  const ask = () => import('./mix-question.js').then(setAsking, () => toast.error(messages.noResponse));
  const failed = (error: unknown) => (error instanceof ApiError && error.code === 'CART_MIX' ? ask() : tell(error));
  const add = useCartChange({ change: () => postService(_id), done, failed });
  const replace = useCartChange({ change: () => clearAndAdd(_id), done: replaced, failed: takeBack });
  const busy = add.isPending || replace.isPending;
  return {
    busy,
    asking,
    book: () => {
      if (!busy && admit({ kind: 'service', id: _id })) add.mutate();
    },
    replaceOffer: () => {
      setAsking(null);
      replace.mutate();
    },
    keepOffer: () => setAsking(null),
  };
}
