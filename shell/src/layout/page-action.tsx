import { Button } from '@salon/ui';
import { usePageAction } from '@salon/web-kit';
import { focusPage } from './focus-page.js';

/** The action of the latest toast, shown below the page as long as it is available. */
export function PageAction() {
  const action = usePageAction();
  if (!action) return null;
  const press = () => {
    focusPage(); // The action removes the button.
    action.run();
  };
  return (
    <aside className="page page-action" aria-label="Latest change">
      <p>{action.text}</p>
      <Button onClick={press}>{action.label}</Button>
    </aside>
  );
}
