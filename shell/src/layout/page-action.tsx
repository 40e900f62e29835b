import { Button } from '@salon/ui';
import { usePageAction } from '@salon/web-kit';

/** What the latest toast offered to do, for as long as it can be done: below the page, above the footer. */
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
