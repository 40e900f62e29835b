import { messages, pictureProblem, pictureRefusals } from '@salon/contracts';
import { ApiError, messageOf, toast, useSession } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useRef, useState } from 'react';
import { usePreview } from '../pictures/use-preview.js';
import { patchAvatar, postAvatar } from './avatar.api.js';
import { uploadFailure } from './avatar.rules.js';

const saidOf = (error: unknown): string =>
  uploadFailure(error instanceof ApiError ? error.status : 0, messageOf(error, messages.imageFailed));

/** The chosen file, or why it cannot be used. */
function useChosenFile() {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const set = (chosen: File | null, wrong: string | null) => {
    setProblem(wrong);
    setFile(wrong ? null : chosen);
  };
  return {
    file,
    preview: usePreview(file),
    problem,
    setProblem,
    choose: (chosen: File | null) => set(chosen, chosen && pictureProblem(chosen)),
    /** The browser cannot show the file. */
    rejectPreview: () => set(null, pictureRefusals.PICTURE_INVALID.text),
  };
}

/** Chooses, previews, uploads and sets a picture, in two calls. Its state is above the tabs, as that of the form. */
export function useAvatar() {
  const { update } = useSession();
  const { file, setProblem, ...chosen } = useChosenFile();
  const [share, setShare] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const focus = () => input.current?.focus();
  const call = useMutation({
    mutationFn: async (picture: File | null) =>
      patchAvatar({ imageUrl: picture && (await postAvatar(picture, setShare)) }),
    onMutate: () => {
      setProblem(null);
      setShare(0);
    },
    onSuccess: ({ data, message }) => {
      update(data.user);
      chosen.choose(null);
      toast.success(message ?? messages.imageUpdated);
    },
    onError: (error, picture) => setProblem(picture ? saidOf(error) : messageOf(error, messages.profileFailed)),
  });
  return {
    ...chosen,
    input,
    focus,
    isChosen: file !== null,
    share,
    busy: call.isPending,
    save: () => call.mutate(file, { onSuccess: focus }),
    remove: () => call.mutate(null, { onSuccess: focus }),
    /** Stores the chosen picture, if any, then saves the rest of the profile; a failure is shown beside the picture. */
    saveBefore: (saveRest: () => void) =>
      file ? call.mutate(file, { onSuccess: saveRest, onError: focus }) : saveRest(),
  };
}

export type ChosenAvatar = ReturnType<typeof useAvatar>;
