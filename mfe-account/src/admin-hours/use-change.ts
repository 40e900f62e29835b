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
import { salonTitleOf } from '../admin-actions/done-words.js';
import { useDoneToast } from '../admin-actions/use-admin-actions.js';
import { isConflict } from '../admin-conflict/is-conflict.js';
import { refetchQuery } from '../admin-conflict/refetch-query.js';
import { postImpact, putHours } from './hours.api.js';
import { hoursQuery } from './hours.queries.js';

export type Problems = Readonly<Record<string, string>>;

/** The state that another user has saved meanwhile, with its version. */
export interface Meanwhile {
  request: HoursRequest;
  theirs: HoursChange;
  version: string | undefined;
}

/** The current state on the server, in the form of `change`. */
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

/** What prevents a change: field problems, a sentence, or a state that another user has saved meanwhile. */
function useObstacles() {
  const client = useQueryClient();
  const [problems, setProblems] = useState<Problems>({});
  const [sentence, setSentence] = useState<string | null>(null);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const showErrors = (error: unknown, fallback: string) => {
    const errors = error instanceof ApiError ? (error.errors ?? {}) : {};
    setProblems(errors);
    setSentence(Object.keys(errors).length > 0 ? null : messageOf(error, fallback));
  };
  const compare = async (request: HoursRequest, error: unknown) => {
    const hours = await refetchQuery(client, hoursQuery.queryKey);
    const current = hours && currentOf(request.change, hours);
    if (current) setMeanwhile({ request, ...current });
    else showErrors(error, messages.hoursSaveFailed);
  };
  /** Validates the fields of a change; clears previous problems. */
  const validate = ({ change }: HoursRequest): boolean => {
    const found = hoursProblems(change);
    setProblems(found);
    setSentence(null);
    setMeanwhile(null);
    return Object.keys(found).length === 0;
  };
  return { problems, sentence, meanwhile, showErrors, compare, validate, leaveConflict: () => setMeanwhile(null) };
}

interface Preview {
  request: HoursRequest;
  impact: HoursImpact;
}

interface Wanted {
  request: HoursRequest;
  /** Saves at once when the preview names no visit and warns about nothing. */
  savesUnaffected: boolean;
}

/** Shows the effect of a change before it is saved, saves it, and reports what prevents it. */
export function useChange(onSaved: (impact: HoursImpact) => void) {
  const showDone = useDoneToast();
  const { showErrors, compare, validate, ...obstacles } = useObstacles();
  const [preview, setPreview] = useState<Preview | null>(null);
  const saving = useMutation({
    mutationFn: ({ request }: Preview) => putHours(request),
    onSuccess: async ({ data }, { impact }) => {
      await showDone({ message: salonTitleOf(data.change), data });
      onSaved(impact);
    },
    onError: (error, { request }) => {
      setPreview(null);
      const fail = (reason: unknown) => showErrors(reason, messages.hoursSaveFailed);
      return isConflict(error) ? compare(request, error).catch(fail) : fail(error);
    },
  });
  const previewing = useMutation({
    mutationFn: ({ request }: Wanted) => postImpact(request),
    onSuccess: (impact, { request, savesUnaffected }) => {
      const { total, warnings, waiting = 0, kept = [] } = impact;
      const isUnaffected = total + warnings.length + waiting + kept.length === 0;
      if (savesUnaffected && isUnaffected) saving.mutate({ request, impact });
      else setPreview({ request, impact });
    },
    onError: (error) => showErrors(error, messages.impactFailed),
  });
  const begin = (wanted: Wanted) => {
    if (validate(wanted.request)) previewing.mutate(wanted);
  };
  return {
    ...obstacles,
    preview,
    /** Shows the effect, also when there is none; nothing is saved. */
    show: (request: HoursRequest) => begin({ request, savesUnaffected: false }),
    /** For a button that says what it does: shows the effect only when there is one, otherwise saves. */
    saveOrShow: (request: HoursRequest) => begin({ request, savesUnaffected: true }),
    save: () => preview && saving.mutate(preview),
    back: () => setPreview(null),
    isBusy: previewing.isPending || saving.isPending,
  };
}
