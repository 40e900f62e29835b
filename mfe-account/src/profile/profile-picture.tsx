import { PICTURE, type User } from '@salon/contracts';
import { Art, Avatar, Button, buttonClass } from '@salon/ui';
import { FieldError } from '@salon/ui/forms/field-error';
import { useId } from 'react';
import { UploadProgress } from '../pictures/upload-progress.js';
import type { ChosenAvatar } from './use-avatar.js';

const Face = ({ user, preview }: { user: User; preview: string | null }) => {
  const shown = preview ?? user.profileImage;
  if (!shown) return <Avatar className="profile-initials" name={user.name} picture={null} />;
  return (
    <Art
      key={shown}
      src={shown}
      alt={preview ? 'The picture you have chosen' : `Picture of ${user.name}`}
      ratio="1"
      eager
      sizes="6rem"
    />
  );
};

/**
 * The user's picture, or initials when there is none: choose, preview, use or keep the current one (docs/product.md
 * §2).
 */
export function ProfilePicture({ user, avatar }: { user: User; avatar: ChosenAvatar }) {
  const { input, focus, preview, problem, share, busy, choose, rejectPreview, save, remove } = avatar;
  const ids = { hint: useId(), problem: useId() };
  const keep = () => {
    choose(null);
    focus();
  };
  return (
    <div className="profile-avatar" onErrorCapture={preview ? rejectPreview : undefined}>
      <Face user={user} preview={preview} />
      <div className="avatar-words">
        <strong>Profile picture</strong>
        <p className="hint" id={ids.hint}>
          JPEG, PNG or GIF, up to {PICTURE.maxMegabytes} MB. We keep a square of it, without place or camera data.
        </p>
        {problem && (
          <div role="alert">
            <FieldError id={ids.problem} text={problem} />
          </div>
        )}
        <div className="avatar-actions">
          {preview && (
            <Button variant="primary" busy={busy} onClick={save}>
              Use this picture
            </Button>
          )}
          <label className={buttonClass({ variant: preview ? 'text' : 'line' })} data-off={busy}>
            <input
              ref={input}
              type="file"
              className="sr"
              aria-describedby={`${ids.hint} ${ids.problem}`}
              accept={PICTURE.types.join()}
              aria-disabled={busy}
              onChange={({ target }) => {
                if (!busy) choose(target.files?.[0] ?? null);
                target.value = ''; // Allows the same file to be chosen again.
              }}
            />
            {preview ? 'Choose another' : user.profileImage ? 'Change picture' : 'Upload a picture'}
          </label>
          {preview && !busy && (
            <Button variant="text" onClick={keep}>
              {user.profileImage ? 'Keep the old one' : 'Leave it out'}
            </Button>
          )}
          {!preview && user.profileImage && (
            <Button variant="text" busy={busy} onClick={remove}>
              Remove picture
            </Button>
          )}
        </div>
        {preview && busy && <UploadProgress share={share} />}
      </div>
    </div>
  );
}
