import { messages, pictureProblem } from '@salon/contracts';
import { ApiError, messageOf, toast, useSession } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useState } from 'react';
import { usePreview } from '../pictures/use-preview.js';
import { patchAvatar, postAvatar } from './avatar.api.js';
import { uploadFailure } from './avatar.rules.js';

const saidOf = (error: unknown): string =>
  uploadFailure(error instanceof ApiError ? error.status : 0, messageOf(error, messages.imageFailed));

/** Chooses, previews, uploads and sets a picture, in two calls; calls `done` afterwards. */
export function useAvatar(done: () => void) {
  const { update } = useSession();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [share, setShare] = useState(0);
  const call = useMutation({
    mutationFn: async (chosen: File | null) =>
      patchAvatar({ imageUrl: chosen && (await postAvatar(chosen, setShare)) }),
    onMutate: () => {
      setProblem(null);
      setShare(0);
    },
    onSuccess: ({ data, message }) => {
      update(data.user);
      setFile(null);
      toast.success(message ?? messages.imageUpdated);
      done();
    },
    onError: (error, chosen) => setProblem(chosen ? saidOf(error) : messageOf(error, messages.profileFailed)),
  });

  const choose = (chosen: File | null) => {
    const wrong = chosen && pictureProblem(chosen);
    setProblem(wrong);
    setFile(wrong ? null : chosen);
  };
  return {
    preview: usePreview(file),
    problem,
    share,
    busy: call.isPending,
    choose,
    save: () => call.mutate(file),
    remove: () => call.mutate(null),
  };
}
