import type { AdminReview, ContentAction } from '@salon/contracts';
import { api } from '@salon/web-kit';

interface Done {
  act: ContentAction;
}

/** @param reason for the salon's own history, not empty */
export const hideReview = ({ _id }: AdminReview, reason: string) =>
  api.post<Done>(`/admin/reviews/${_id}/hide`, { reason }, { onForm: true });

export const showReview = ({ _id }: AdminReview) => api.post<Done>(`/admin/reviews/${_id}/unhide`);
