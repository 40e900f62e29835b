import { Button } from '@salon/ui';
import { usePageAction } from '@salon/web-kit';

/** The action of the latest toast, shown below the page as long as it is available. */
export function PageAction() {
  const action = usePageAction();
  if (!action) return null;
  return (
    <aside className="page page-action" aria-label="Latest change">
      <p>{action.text}</p>
      <Button onClick={action.run}>{action.label}</Button>
    </aside>
  );
}
