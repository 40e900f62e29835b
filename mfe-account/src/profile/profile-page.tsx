import type { User } from '@salon/contracts';
import { Page, PageHeading, Skeleton, Spinner } from '@salon/ui';
import { Tabs } from '@salon/ui/tabs';
import { useSession, useTitle } from '@salon/web-kit';
import { useQueryClient } from '@salon/web-kit/query';
import { Navigate } from '@salon/web-kit/router';
import { useState } from 'react';
import { MyData } from '../my-data/my-data.js';
import { PAGE_HEADS } from '../page-heads.js';
import { ChangeForm } from '../passwords/change-form.js';
import { LeaveGuard } from '../screen/leave-guard.js';
import { CompletionCard } from './completion.js';
import { TwoStep } from '../two-step/two-step.js';
import { sessionsQuery } from './sessions.queries.js';
import { Sessions } from './sessions.js';
import { ProfileForm } from './profile-form.js';
import { useAvatar } from './use-avatar.js';
import { useProfile } from './use-profile.js';

const ProfileSkeleton = () => (
  <div className="my-profile" aria-busy="true">
    <Spinner label="Loading..." />
    <Skeleton className="completion-waiting" />
    <Skeleton className="profile-waiting" />
  </div>
);

const withoutCodes = (isDirty: boolean) => ({
  title: 'Leave without your recovery codes?',
  text:
    'They are not shown again. Copy or print them first.' +
    (isDirty ? ' What you entered or chose is not saved yet, either.' : ''),
  stay: 'Stay',
});

function Profile({ user }: { user: User }) {
  const profile = useProfile(user);
  const avatar = useAvatar();
  const client = useQueryClient();
  const readSessions = () => void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const [showsCodes, setShowsCodes] = useState(false);
  const isDirty = profile.form.formState.isDirty || avatar.isChosen;
  // The initial state: the recovery codes stay in place when it is turned on.
  const [mustSetUp] = useState(user.secondFactor === 'required');
  return (
    <div className="my-profile">
      <LeaveGuard isDirty={isDirty || showsCodes} words={showsCodes ? withoutCodes(isDirty) : undefined} />
      <CompletionCard user={user} />
      <div className="my-profile-main">
        {mustSetUp && <TwoStep onShowCodes={setShowsCodes} />}
        <Tabs
          label="Profile Settings"
          tabs={[
            {
              id: 'information',
              label: 'Profile Information',
              content: <ProfileForm {...{ user, profile, avatar }} />,
            },
            { id: 'password', label: 'Change Password', content: <ChangeForm onChanged={readSessions} /> },
          ]}
        />
        {!mustSetUp && <TwoStep onShowCodes={setShowsCodes} />}
        <Sessions />
        <MyData user={user} />
      </div>
    </div>
  );
}

/** /profile (docs/product.md §2, decision A16). */
export function ProfilePage() {
  useTitle('Profile Settings');
  const { status, user } = useSession();
  if (status === 'guest') return <Navigate to="/login?returnTo=/profile" replace />;
  return (
    <Page>
      <PageHeading {...PAGE_HEADS.profile} />
      {user ? <Profile key={user._id} user={user} /> : <ProfileSkeleton />}
    </Page>
  );
}
