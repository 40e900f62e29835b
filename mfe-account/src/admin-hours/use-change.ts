import {
  type HoursChange,
  type HoursImpact,
  hoursProblems,
  type HoursRequest,
  messages,
  type SalonHours,
} from '@salon/contracts';
import { ApiError, messageOf } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { useState } from 'react';
import { useDoneToast } from '../admin-actions/use-admin-actions.js';
import { postImpact, putHours } from './hours.api.js';
import { hoursQuery } from './hours.queries.js';

export type Problems = Readonly<Record<string, string>>;

/** What somebody else has saved meanwhile, with the version to save over it. */
export interface Meanwhile {
  request: HoursRequest;
  theirs: HoursChange;
  version: string | undefined;
}

/** The change as it is on the server now, in the form of `change`. */
function currentOf(change: HoursChange, hours: SalonHours): { theirs: HoursChange; version: string } | null {
  if (change.subject === 'plan') {
    const all = [...hours.plans, ...hours.stylists.flatMap(({ plans }) => plans)];
    const found = all.find(
      ({ stylistId, validFrom }) => stylistId === change.stylistId && validFrom === change.validFrom,
    );
    return found ? { theirs: { ...change, week: found.week }, version: found.version } : null;
  }
  if (change.subject === 'exception') {
    const found = hours.stylists.flatMap(({ exceptions }) => exceptions).find(({ _id }) => _id === change.id);
    if (!found) return null;
    const { stylistId, kind, from, to, hours: time, note, version } = found;
    return { theirs: { ...change, exception: { stylistId, kind, from, to, hours: time, note } }, version };
  }
  const [only] = change.closures;
  const found = change.closures.length === 1 && hours.closures.find(({ day }) => day === only?.day);
  if (!found) return null;
  return { theirs: { ...change, closures: [{ day: found.day, reason: found.reason }] }, version: found.version };
}

/** Shows the effect of a change before it is saved, saves it, and says what stands in its way. */
export function useChange(onSaved: (impact: HoursImpact) => void) {
  const client = useQueryClient();
  const showDone = useDoneToast();
  const [problems, setProblems] = useState<Problems>({});
  const [sentence, setSentence] = useState<string | null>(null);
  const [preview, setPreview] = useState<{ request: HoursRequest; impact: HoursImpact } | null>(null);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);

  const blame = (error: unknown, fallback: string) => {
    const errors = error instanceof ApiError ? (error.errors ?? {}) : {};
    const fields = Object.fromEntries(Object.entries(errors).filter((each): each is [string, string] => !!each[1]));
    setProblems(fields);
    setPreview(null);
    setSentence(Object.keys(fields).length > 0 ? null : messageOf(error, fallback));
  };
  const compare = async (request: HoursRequest, error: unknown) => {
    const current = currentOf(request.change, await client.fetchQuery({ ...hoursQuery, staleTime: 0 }));
    if (!current) return blame(error, messages.hoursSaveFailed);
    setPreview(null);
    return setMeanwhile({ request, ...current });
  };
  const saving = useMutation({
    mutationFn: async ({ request }: { request: HoursRequest; impact: HoursImpact }) => putHours(request),
    onSuccess: async (done, { impact }) => {
      await showDone({ message: `${messages.hoursSaved}: ${done.data.change.title}`, data: done.data });
      onSaved(impact);
    },
    onError: (error, { request }) =>
      error instanceof ApiError && error.code === 'CHANGED_MEANWHILE'
        ? compare(request, error)
        : blame(error, messages.hoursSaveFailed),
  });
  const previewing = useMutation({
    mutationFn: postImpact,
    onSuccess: (impact, request) => {
      if (impact.total === 0 && impact.warnings.length === 0) saving.mutate({ request, impact });
      else setPreview({ request, impact });
    },
    onError: (error) => blame(error, messages.impactFailed),
  });
  const submit = (request: HoursRequest) => {
    const found = hoursProblems(request.change);
    setProblems(found);
    setSentence(null);
    setMeanwhile(null);
    if (Object.keys(found).length === 0) previewing.mutate(request);
  };
  return {
    problems,
    sentence,
    preview,
    meanwhile,
    submit,
    save: () => preview && saving.mutate(preview),
    back: () => setPreview(null),
    leaveConflict: () => setMeanwhile(null),
    isBusy: previewing.isPending || saving.isPending,
  };
}
