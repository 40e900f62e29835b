import type { ContentItem } from '@salon/contracts';
import { useState } from 'react';
import { ContentForm } from './content-form.js';
import { ZoneSetting } from '../admin-setup/zone-setting.js';
import type { ContentScreen } from './content-screens.js';
import { LeaveGuard } from '../screen/leave-guard.js';

/** The only item of the settings, directly on the page. */
export function SalonForm({ screen, item }: { screen: ContentScreen; item: ContentItem | null }) {
  const [isDirty, setDirty] = useState(false);
  return (
    <>
      <ContentForm screen={screen} item={item} onDirty={setDirty} onSaved={() => undefined} />
      <ZoneSetting />
      <LeaveGuard isDirty={isDirty} />
    </>
  );
}
