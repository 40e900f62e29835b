import { useEffect, useRef } from 'react';
import { AdminPage } from '../screen/admin-page.js';
import { useLeaveWarning } from '../screen/leave-guard.js';
import { isFocusLost } from '../screen/use-next-focus.js';
import { ChooseFile } from './choose-file.js';
import { CheckedRows } from './checked-rows.js';
import { IMPORT_KINDS, type ImportKind } from './import-kinds.js';
import { Imported, Progress } from './import-steps.js';
import { type ImportState, useImport } from './use-import.js';
import '../styles/admin-form.css';
import '../styles/admin-import.css';

/** Each step removes the control that began it: the focus moves to the new one, which is read out by that. */
function useFocusOnStep(step: ImportState['step']) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!isFocusLost()) return;
    const first = ref.current?.querySelector<HTMLElement>('[role="alert"], input, [role="status"], h2');
    if (first && first.tagName !== 'INPUT') first.tabIndex = -1;
    first?.focus();
  }, [step]);
  return ref;
}

function ImportPage({ kind, back }: { kind: ImportKind; back: { to: string; label: string } }) {
  const { state, choose, start, reset } = useImport(kind);
  useLeaveWarning(state.step === 'importing');
  const ref = useFocusOnStep(state.step);
  return (
    <AdminPage title={kind.title} lead={kind.lead} back={[back.label, back.to]}>
      <div ref={ref}>
        {state.step === 'choose' && (
          <ChooseFile kind={kind} error={state.error} onChoose={(file) => void choose(file)} />
        )}
        {state.step === 'checking' && <Progress label="Reading the file" done={state.done} all={state.all} />}
        {state.step === 'checked' && (
          <CheckedRows
            kind={kind}
            file={state.file}
            error={state.error}
            onImport={() => void start(state.file)}
            onOther={() => reset()}
          />
        )}
        {state.step === 'importing' && <Progress label={`Importing ${kind.name}`} done={state.done} all={state.all} />}
        {(state.step === 'imported' || state.step === 'undone') && (
          <Imported kind={kind} state={state} back={back} onUndone={() => reset('undone')} onOther={() => reset()} />
        )}
      </div>
    </AdminPage>
  );
}

/** /admin/import/clients */
export const ImportClientsPage = () => (
  <ImportPage kind={IMPORT_KINDS.clients} back={{ to: '/admin/customers', label: 'Customers' }} />
);

/** /admin/import/services */
export const ImportServicesPage = () => (
  <ImportPage kind={IMPORT_KINDS.services} back={{ to: '/admin/content/services', label: 'Services and prices' }} />
);
