import { Page, PageHeading } from '@salon/ui';
import { Controls } from './controls.js';
import './design.css';
import { Overlays } from './overlays.js';
import { States } from './states.js';
import { Tokens } from './tokens.js';

/** Every component of libs/ui in its states, for developers; not part of a production build. */
export const DesignPage = () => (
  <Page className="design">
    <PageHeading
      title="Design"
      lead="What screens are made of: tokens first, then every piece of libs/ui in each of its states. The footer switches the theme."
    />
    <Tokens />
    <Controls />
    <States />
    <Overlays />
  </Page>
);
