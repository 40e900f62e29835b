import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import './styles/tabs.css';

interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface Props {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab[];
}

/** Tabs, of which the first is open; arrows move between them, Home and End to the first and last. */
export const Tabs = ({ label, tabs }: Props) => (
  <RadixTabs.Root className="tabs" defaultValue={tabs[0]?.id}>
    <RadixTabs.List className="tabs__list" aria-label={label}>
      {tabs.map((tab) => (
        <RadixTabs.Trigger key={tab.id} className="tabs__tab" value={tab.id}>
          {tab.label}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
    {tabs.map((tab) => (
      <RadixTabs.Content key={tab.id} className="tabs__panel" value={tab.id}>
        {tab.content}
      </RadixTabs.Content>
    ))}
  </RadixTabs.Root>
);
